import type { Context, MiddlewareHandler } from 'hono'
import { networksOf, WIDE_NETWORK_FACTOR } from '#domain/client-networks.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { TooMany } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientIp } from './caller.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { readCookie } from './session-cookie.ts'

const WINDOW_SECONDS = 60

/**
 * 120 requests a minute per user. When signed out: per account that the browser signed in to last, so that others behind
 * the same network cannot shut it out, or per network of the client.
 */
export const floodLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const claim = await readCookie(c, c.env.ADDRESS)
  const [known] = claim ? [] : await readDeviceCookie(c)
  if (claim) await requireBelowLimit(c, `account:${claim.userId}`, 1)
  else if (known) await requireBelowLimit(c, `device:${known.userId}`, 1)
  else {
    const { near, wide } = networksOf(clientIp(c))
    await requireBelowLimit(c, `ip:${near}`, 1)
    if (wide) await requireBelowLimit(c, `ip:${wide}`, WIDE_NETWORK_FACTOR)
  }
  await next()
}

/** The binding's limit is fixed. A factor on it spreads the requests over that many counters. */
async function requireBelowLimit({ env }: Context<AppEnv>, subject: string, factor: number): Promise<void> {
  const share = Math.floor(Math.random() * Math.max(1, factor * rateLimitScale(env)))
  const outcome = await env.FLOOD_LIMIT?.limit({ key: `${env.ADDRESS}:${subject}:${share}` })
  if (outcome && !outcome.success) throw new TooMany(WINDOW_SECONDS)
}
