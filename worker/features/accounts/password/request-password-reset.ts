import { requireAllowed, throttle } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { PASSWORD_RESET_REQUESTED } from '#texts/accounts.ts'
import { notifyAddress } from '../accounts.queries.ts'

/** Records the event of a reset e-mail. Answers the same for an unknown e-mail. */
export async function requestPasswordReset(
  work: Work,
  input: { email: string },
): Promise<{ message: string }> {
  const { db, clock, caller } = work
  const perClientIp = await throttle(work, 'passwordResetPerClientIp', caller.clientIp)
  const perEmail = await throttle(work, 'passwordResetPerEmail', input.email)
  const counted = await work.write([perClientIp.attempt, perEmail.attempt])
  requireAllowed(work, ...counted)
  await work.write([notifyAddress(db, input.email, 'reset_password', clock.now())])
  return { message: PASSWORD_RESET_REQUESTED }
}
