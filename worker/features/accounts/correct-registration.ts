import type { User } from '../../contract/accounts.ts'
import { Conflict } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { auditInStatus, correctRejected } from './accounts.queries.ts'
import { toUser } from './user.ts'

/** A rejected person corrects the data and asks again: back to the administrators' queue. */
export async function correctRegistration(work: MemberWork, input: { fullName: string }): Promise<User> {
  const { db, clock, caller, member } = work
  const now = clock.now()
  const account = await work.account()
  const [, [corrected]] = await work.write([
    auditInStatus(db, member.id, 'rejected', {
      companyId: account.companyId,
      at: now,
      actorId: member.id,
      action: 'account.registration_corrected',
      subjectId: member.id,
      origin: caller.origin,
      requestId: caller.requestId,
    }),
    correctRejected(db, member.id, input.fullName, now),
  ])
  if (!corrected) throw new Conflict('registration_not_rejected')
  return toUser(corrected)
}
