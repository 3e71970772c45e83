import type { MiddlewareHandler } from 'hono'
import { rateLimitScale } from '#platform/bindings.ts'
import { TooMany } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientIp } from './caller.ts'
import { readCookie } from './session-cookie.ts'

const WINDOW_SECONDS = 60

/** 120 requests a minute for each member, or for each network address where nobody is signed in. */
export const floodLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const claim = await readCookie(c, c.env.ADDRESS)
  const who = claim ? `account:${claim.userId}` : `origin:${clientIp(c)}`
  // The binding's limit is fixed, so a factor on it spreads the caller over that many counters.
  const share = Math.floor(Math.random() * Math.max(1, rateLimitScale(c.env)))
  const outcome = await c.env.FLOOD_LIMIT?.limit({ key: `${c.env.ADDRESS}:${who}:${share}` })
  if (outcome && !outcome.success) throw new TooMany(WINDOW_SECONDS)
  await next()
}
