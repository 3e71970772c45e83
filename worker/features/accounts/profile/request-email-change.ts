import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { requireAllowed, requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { EMAIL_CHANGE_REQUESTED, EMAIL_UNCHANGED } from '#texts/accounts.ts'
import { passwordHashOf } from '../credentials.queries.ts'
import { type StoredPassword, withCurrentPassword } from '../password/with-current-password.ts'
import { requestNewEmail } from './new-email.queries.ts'

/**
 * Sends a link to the new address. The current e-mail stays until the link is confirmed. Does not reveal
 * whether another account uses the new address. The guard of the route asks for a passkey where the password is off.
 */
export async function requestEmailChange(
  work: MemberWork,
  input: { email: string; password?: string | undefined },
): Promise<{ message: string }> {
  const { db, member } = work
  const passwords = await throttle(work, 'currentPasswordPerAccount', member.id)
  const changes = await throttle(work, 'emailChangePerAccount', member.id)
  const mails = await throttle(work, 'newEmailMailPerRecipient', input.email)
  const { stored, countedPasswords, countedChanges, countedMails } = await work.attempt({
    stored: passwordHashOf(db, member.id),
    countedPasswords: passwords.attempt,
    countedChanges: changes.attempt,
    countedMails: mails.attempt,
  })
  requireAllowed(work, countedPasswords, countedChanges)
  requireMailAllowed(work, countedMails)
  const ask = async (verified: StoredPassword) => {
    if (verified.email === input.email) throw new Invalid({ email: EMAIL_UNCHANGED })
    const audit = await auditEntry(work, 'account.email_change_requested', member.id)
    const { asked } = await work.write(
      requestNewEmail(
        db,
        member.id,
        {
          stored: verified.passwordHash,
          newEmail: input.email,
          sessionId: (await work.session()).id,
          attemptsKey: passwords.key,
        },
        audit,
      ),
    )
    return asked[0]
  }
  const isOff = (await work.account()).passwordOffAt !== null
  if (!isOff) await withCurrentPassword(work, input.password ?? '', stored[0], 'password', ask)
  else if (!stored[0] || !(await ask(stored[0]))) throw new Conflict('changed_meanwhile')
  return { message: EMAIL_CHANGE_REQUESTED }
}
