import { isAllowed, requireAllowed, throttleClientIp, throttleEmail } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { PASSWORD_RESET_REQUESTED } from '#texts/accounts.ts'
import { notifyAddress } from '../accounts.queries.ts'

/**
 * Records the event of a reset e-mail. Answers the same for an unknown e-mail, and for one that had its e-mails of
 * the day.
 */
export async function requestPasswordReset(
  work: Work,
  input: { email: string },
): Promise<{ message: string }> {
  const { db, clock } = work
  const perClientIp = await throttleClientIp(work, 'passwordResetPerClientIp')
  const perEmail = await throttleEmail(work, 'passwordResetPerEmail', input.email)
  const perRecipient = await throttleEmail(work, 'passwordResetMailPerRecipient', input.email)
  const [countedPerClientIp, countedPerEmail, countedMails] = await work.write([
    perClientIp.attempt,
    perEmail.attempt,
    perRecipient.attempt,
  ])
  const { isKnownDevice } = perEmail.counterOf(countedPerEmail)
  requireAllowed(work, countedPerEmail, ...(isKnownDevice ? [] : [countedPerClientIp]))
  await work.write([notifyAddress(db, input.email, 'reset_password', clock.now(), isAllowed(countedMails))])
  return { message: PASSWORD_RESET_REQUESTED }
}
