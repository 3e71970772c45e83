import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { EMAIL_UNCHANGED } from '#texts/accounts.ts'
import { accountByEmail, notifyWithinLimit } from '../accounts.queries.ts'
import { toUser } from '../user.ts'
import { updateEmail } from './registration-email.queries.ts'

/**
 * Corrects the mistyped address of an unconfirmed registration and sends the link there. The limits are those
 * of a registration. It replaces an unconfirmed registration of that address; for a confirmed one it fails
 * with the same error and notifies its owner by e-mail.
 */
export async function correctEmail(work: MemberWork, { email }: { email: string }): Promise<User> {
  const { db, clock, member, sessionHash } = work
  const now = clock.now()
  const [taken] = await work.read([accountByEmail(db, email)])
  const account = await work.account()
  if (account.status !== 'pending') throw new Conflict('email_already_confirmed')
  if (account.email === email) throw new Invalid({ email: EMAIL_UNCHANGED })
  // Counted only here, so that a rejected correction does not use up anyone's daily e-mails.
  const mails = await throttle(work, 'registrationMailPerRecipient', email)
  async function refuse(): Promise<never> {
    const { countedMails } = await work.write({
      countedMails: mails.attempt,
      event: notifyWithinLimit(db, email, 'address_in_use', now, mails.key),
    })
    requireMailAllowed(work, countedMails)
    throw new Conflict('registration_failed')
  }
  if (taken[0] && taken[0].status !== 'pending') return refuse()
  const audit = await auditEntry(work, 'account.registration_email_corrected', member.id)
  const correction = updateEmail(
    db,
    { id: member.id, email: account.email, sessionHash },
    email,
    mails.key,
    audit,
  )
  const changed = await work.write({ countedMails: mails.attempt, correction }).catch((error: unknown) => {
    // The address was confirmed meanwhile.
    if (violatesUnique(error, 'users')) return refuse()
    throw error
  })
  requireMailAllowed(work, changed.countedMails)
  const [corrected] = changed.correction.corrected
  if (!corrected) throw new Conflict('email_already_confirmed')
  return toUser(corrected)
}
