import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  accountOf,
  auditCorrection,
  deleteUnnotifiedDecision,
  keepRejection,
  updateRegistration,
} from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Corrects a registration that is waiting for its decision, or returns a rejected one to the queue. */
export async function correctRegistration(work: MemberWork, input: { fullName: string }): Promise<User> {
  const { db, clock, member } = work
  const now = clock.now()
  const owner = targetOf(work, member.id)
  const audit = await auditEntry(work, 'account.registration_corrected', member.id)
  const { corrected, current } = await work.write({
    audit: auditCorrection(db, owner, audit),
    rejection: keepRejection(db, owner, now),
    corrected: updateRegistration(db, owner, input.fullName, now),
    event: deleteUnnotifiedDecision(db, member.id, now),
    current: accountOf(db, member.id),
  })
  if (corrected[0]) return toUser(corrected[0])
  requireVersion(work, current[0], toUser)
  throw new Conflict('registration_not_rejected')
}
