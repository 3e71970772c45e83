import type { Context } from 'hono'
import { isTimeZone, PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { deviceOf } from '#platform/device.ts'
import type { Caller } from '#platform/work.ts'
import type { AppEnv } from './app-env.ts'
import { readDeviceCookie } from './device-cookie.ts'

/** The client IP as the platform reports it, never from a forwarded header. */
export function clientIp(c: Context<AppEnv>): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown'
}

export function callerOf(c: Context<AppEnv>): Caller {
  const named = c.req.header('x-time-zone')
  const browserTimeZone = named && named.length <= 64 && isTimeZone(named) ? named : undefined
  return {
    requestId: c.get('requestId'),
    clientIp: clientIp(c),
    device: deviceOf(c.req.header('user-agent')),
    knownAccounts: () => readDeviceCookie(c),
    browserTimeZone,
    timeZone: browserTimeZone ?? PROVIDER_TIME_ZONE,
  }
}
