import { isAllowed, requireAllowed, throttle, throttleClientIp, throttleEmail } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { PASSWORD_RESET_REQUESTED } from '#texts/accounts.ts'
import { notifyAddress, notifyWithinLimit } from '../accounts.queries.ts'

/**
 * Records the event of a reset e-mail. The answer is the same for an unknown e-mail, and for one that has
 * reached its daily limit.
 */
export async function requestPasswordReset(
  work: Work,
  input: { email: string },
): Promise<{ message: string }> {
  const { db, clock } = work
  const perClientIp = await throttleClientIp(work, 'passwordResetPerClientIp')
  const perEmail = await throttleEmail(work, 'passwordResetPerEmail', input.email)
  const perRecipient = await throttle(work, 'passwordResetMailPerRecipient', input.email)
  const { countedPerClientIp, countedPerEmail, countedMails } = await work.write({
    countedPerClientIp: perClientIp.attempt,
    countedPerEmail: perEmail.attempt,
    countedMails: perRecipient.attempt,
  })
  const { isKnownDevice } = perEmail.counterOf(countedPerEmail)
  requireAllowed(work, countedPerEmail, ...(isKnownDevice ? [] : [countedPerClientIp]))
  const now = clock.now()
  if (isKnownDevice && !isAllowed(countedMails)) {
    const spare = await throttle(work, 'spareResetMailPerRecipient', input.email)
    await work.write({
      counted: spare.attempt,
      event: notifyWithinLimit(db, input.email, 'reset_password', now, spare.key),
    })
  } else {
    await work.write([notifyAddress(db, input.email, 'reset_password', now, isAllowed(countedMails))])
  }
  return { message: PASSWORD_RESET_REQUESTED }
}
