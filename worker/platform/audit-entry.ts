import type { MemberWork, Work } from './work.ts'

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

/** The audit entry of somebody's action on their own account, before a session identifies them. */
export function entryOfOwner<Action extends string>(
  { caller: { clientIp, requestId } }: Work,
  { id, companyId }: { id: string; companyId: number },
  action: Action,
  at: Date,
) {
  return { companyId, at, actorId: id, action, subjectId: id, clientIp, requestId }
}
