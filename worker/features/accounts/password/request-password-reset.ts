import { countAttempt } from '#database/throttles.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { RESET_PER_EMAIL, RESET_PER_ORIGIN, requireAllowed } from '#platform/limits.ts'
import type { Work } from '#platform/work.ts'
import { notifyAddress } from '../accounts.queries.ts'
import { throttleKey } from '../throttle-key.ts'

const RESET_REQUESTED =
  'Se este endereço está cadastrado, você vai receber um e-mail com o link para criar uma nova senha. O link vale por 30 minutos.'

/** Records the event of a reset e-mail. Answers the same for an unknown e-mail. */
export async function requestPasswordReset(
  work: Work,
  input: { email: string },
): Promise<{ message: string }> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const scale = rateLimitScale(env)
  const [perOrigin, perEmail] = await work.write([
    countAttempt(
      db,
      await throttleKey(work, 'reset', 'origin', caller.clientIp),
      RESET_PER_ORIGIN,
      now,
      scale,
    ),
    countAttempt(db, await throttleKey(work, 'reset', 'email', input.email), RESET_PER_EMAIL, now, scale),
  ])
  requireAllowed(now, perOrigin, perEmail)
  await work.write([notifyAddress(db, input.email, 'reset_password', now)])
  return { message: RESET_REQUESTED }
}
