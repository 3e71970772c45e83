import type { MemberWork } from '../../platform/work.ts'

/** What the member did to a consultation; never what is in it. */
export async function auditEntry<Action extends string>(work: MemberWork, action: Action, consultationId: string) {
  const { companyId } = await work.account()
  return {
    companyId,
    at: work.clock.now(),
    actorId: work.member.id,
    action,
    subjectId: consultationId,
    origin: work.caller.origin,
    requestId: work.caller.requestId,
  }
}
