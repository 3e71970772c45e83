import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { auditInStatus, correctRejected, deleteUnnotifiedDecision } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Corrects a rejected registration and returns it to the registration queue. */
export async function correctRegistration(work: MemberWork, input: { fullName: string }): Promise<User> {
  const { db, clock, member } = work
  const audit = await auditEntry(work, 'account.registration_corrected', member.id)
  const [, [corrected]] = await work.write([
    auditInStatus(db, member.id, 'rejected', audit),
    correctRejected(db, member.id, input.fullName, clock.now()),
    deleteUnnotifiedDecision(db, member.id, clock.now()),
  ])
  if (!corrected) throw new Conflict('registration_not_rejected')
  return toUser(corrected)
}
