import type { Context, MiddlewareHandler } from 'hono'
import { networksOf, WIDE_NETWORK_FACTOR } from '#domain/server/client-networks.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { TooMany } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { clientIp } from './caller.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { isFrequent } from './frequent-paths.ts'
import { readCookie } from './session-cookie.ts'

const WINDOW_SECONDS = 60
const UNAUTHENTICATED = 401

/**
 * 120 requests a minute per session; when signed out, per device that has signed in before, so that others in
 * the same network cannot shut it out; otherwise per client network. An ended session still has a signed
 * cookie: requests answered with 401 also count for the network, and no cookie counts for its account.
 */
export const floodLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const claim = await readCookie(c, c.env.ADDRESS)
  const [known] = claim ? [] : await readDeviceCookie(c)
  const part = isFrequent(c) ? ':frequent' : ''
  const own = claim ? `session:${claim.secretHash}${part}` : known && `device:${known.deviceId}`
  if (own) await requireBelowLimit(c, own, 1)
  else await requireNetworkBelowLimit(c)
  await next()
  if (own && c.res.status === UNAUTHENTICATED) await requireNetworkBelowLimit(c)
}

async function requireNetworkBelowLimit(c: Context<AppEnv>): Promise<void> {
  const { near, wide } = networksOf(clientIp(c))
  await requireBelowLimit(c, `ip:${near}`, 1)
  if (wide) await requireBelowLimit(c, `ip:${wide}`, WIDE_NETWORK_FACTOR)
}

/** The binding's limit is fixed. To multiply it by a factor, requests are spread over that many counters. */
async function requireBelowLimit({ env }: Context<AppEnv>, subject: string, factor: number): Promise<void> {
  const share = Math.floor(Math.random() * Math.max(1, factor * rateLimitScale(env)))
  const outcome = await env.FLOOD_LIMIT?.limit({ key: `${env.ADDRESS}:${subject}:${share}` })
  if (outcome && !outcome.success) throw new TooMany(WINDOW_SECONDS)
}
