import type { MemberWork } from './work.ts'

/** The audit entry of the signed-in user's action on a record, without its content. */
export async function auditEntry<Action extends string>(work: MemberWork, action: Action, subjectId: string) {
  const { companyId } = await work.account()
  return {
    companyId,
    at: work.clock.now(),
    actorId: work.member.id,
    action,
    subjectId,
    clientIp: work.caller.clientIp,
    requestId: work.caller.requestId,
  }
}
