import { countAttempt } from '#database/throttles.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Malformed } from '#platform/errors.ts'
import { CONFIRMATION_PER_ORIGIN, requireAllowed } from '#platform/limits.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { confirmEmailByToken } from '../credentials.queries.ts'
import { throttleKey } from '../throttle-key.ts'

const EMAIL_CONFIRMED = 'E-mail confirmado com sucesso! Aguarde a aprovação do administrador.'

/** Confirms an e-mail by its token: `pending` becomes `email_confirmed`. */
export async function confirmEmail(work: Work, token: string | undefined): Promise<{ message: string }> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  if (!token) throw new Malformed('confirmation_token_missing')
  const originKey = await throttleKey(work, 'confirmation', 'origin', caller.clientIp)
  const [perOrigin] = await work.write([
    countAttempt(db, originKey, CONFIRMATION_PER_ORIGIN, now, rateLimitScale(env)),
  ])
  requireAllowed(now, perOrigin)
  const [, [confirmed]] = await work.write(confirmEmailByToken(db, await sha256(token), now, caller))
  if (!confirmed) throw new Malformed('confirmation_token_invalid')
  return { message: EMAIL_CONFIRMED }
}
