import type { MiddlewareHandler } from 'hono'
import { rateLimitScale } from '#platform/bindings.ts'
import { TooMany } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientIp } from './caller.ts'
import { readCookie } from './session-cookie.ts'

const WINDOW_SECONDS = 60

/** 120 requests a minute per user, or per client IP when signed out. */
export const floodLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const claim = await readCookie(c, c.env.ADDRESS)
  const subject = claim ? `account:${claim.userId}` : `ip:${clientIp(c)}`
  // The binding's limit is fixed. A factor on it spreads the requests over that many counters.
  const share = Math.floor(Math.random() * Math.max(1, rateLimitScale(c.env)))
  const outcome = await c.env.FLOOD_LIMIT?.limit({ key: `${c.env.ADDRESS}:${subject}:${share}` })
  if (outcome && !outcome.success) throw new TooMany(WINDOW_SECONDS)
  await next()
}
