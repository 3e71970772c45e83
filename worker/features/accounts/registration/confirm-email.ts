import { Malformed } from '#platform/errors.ts'
import { sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_CONFIRMED } from '#texts/accounts.ts'
import { confirmEmailByToken } from '../credentials.queries.ts'

/** Confirms an e-mail by its token: `pending` becomes `email_confirmed`. */
export async function confirmEmail(work: Work, token: string | undefined): Promise<{ message: string }> {
  const { db, clock, caller } = work
  const now = clock.now()
  if (!token) throw new Malformed('confirmation_token_missing')
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const [counted] = await work.write([perClientIp.attempt])
  requireAllowed(work, counted)
  const [, [confirmed]] = await work.write(confirmEmailByToken(db, await sha256(token), now, caller))
  if (!confirmed) throw new Malformed('confirmation_token_invalid')
  return { message: EMAIL_CONFIRMED }
}
