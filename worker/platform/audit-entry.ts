import type { MemberWork } from './work.ts'

/** What the signed-in person did to a record; never what is in it. */
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
