import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Malformed } from '#platform/errors.ts'
import { sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_CHANGED } from '#texts/accounts.ts'
import { confirmNewEmail } from '../credentials.queries.ts'

/**
 * Confirms a change of e-mail by the token that was sent to the new address. Ends every session but the one that asked
 * for the change and the one of this request.
 */
export async function confirmEmailChange(
  work: Work,
  token: string | undefined,
  sessionHash: string | undefined,
): Promise<{ message: string }> {
  const { db, clock, caller } = work
  if (!token) throw new Malformed('confirmation_token_missing')
  const now = clock.now()
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const [counted] = await work.write([perClientIp.attempt])
  requireAllowed(work, counted)
  const statements = confirmNewEmail(db, await sha256(token), now, caller, sessionHash)
  const [, , , , , , , [changed]] = await work.write(statements).catch((error: unknown) => {
    throw violatesUnique(error, 'users') ? new Conflict('email_unavailable') : error
  })
  if (!changed) throw new Malformed('confirmation_token_invalid')
  return { message: EMAIL_CHANGED }
}
