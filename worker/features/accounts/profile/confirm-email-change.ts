import { countAttempt } from '#database/throttles.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Malformed } from '#platform/errors.ts'
import { CONFIRMATION_PER_ORIGIN, requireAllowed } from '#platform/limits.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { confirmNewEmail } from '../credentials.queries.ts'
import { throttleKey } from '../throttle-key.ts'

const EMAIL_CHANGED = 'Pronto: o novo e-mail da sua conta está valendo.'

/** Confirms a change of e-mail by the token that was sent to the new address. */
export async function confirmEmailChange(
  work: Work,
  token: string | undefined,
): Promise<{ message: string }> {
  const { db, clock, caller, env } = work
  if (!token) throw new Malformed('confirmation_token_missing')
  const now = clock.now()
  const originKey = await throttleKey(work, 'confirmation', 'origin', caller.clientIp)
  const [perOrigin] = await work.write([
    countAttempt(db, originKey, CONFIRMATION_PER_ORIGIN, now, rateLimitScale(env)),
  ])
  requireAllowed(now, perOrigin)
  const statements = confirmNewEmail(db, await sha256(token), now, caller)
  const [, , [changed]] = await work.write(statements).catch((error: unknown) => {
    throw violatesUnique(error, 'users') ? new Conflict('email_unavailable') : error
  })
  if (!changed) throw new Malformed('confirmation_token_invalid')
  return { message: EMAIL_CHANGED }
}
