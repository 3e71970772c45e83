import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { DAY, SECOND } from '#domain/duration.ts'
import { sessionKeysOf } from '#platform/bindings.ts'
import {
  type KnownAccount,
  sealKnownAccounts,
  unsealKnownAccounts,
  withKnownAccount,
} from '#platform/known-devices.ts'
import type { AppEnv } from './app-env.ts'

const cookies = {
  member: 'member_device',
  admin: 'admin_device',
} as const

/** The longest that browsers keep a cookie. */
const MAX_AGE_MS = 400 * DAY

/** The accounts that the browser has signed in to before at this address. */
export async function readDeviceCookie(c: Context<AppEnv>): Promise<KnownAccount[]> {
  const purpose = c.env.ADDRESS
  const value = getCookie(c, cookies[purpose], 'host')
  return value ? unsealKnownAccounts(sessionKeysOf(c.env, purpose), purpose, value) : []
}

/**
 * Records that the browser has completely signed in to the account. Sign-out keeps the cookie: it opens
 * nothing, and gives the browser separate counters for wrong passwords and codes.
 */
export async function writeDeviceCookie(
  c: Context<AppEnv>,
  purpose: SessionPurpose,
  account: { id: string; credentialsVersion: number },
): Promise<void> {
  const accounts = withKnownAccount(await readDeviceCookie(c), account)
  setCookie(c, cookies[purpose], await sealKnownAccounts(sessionKeysOf(c.env, purpose), purpose, accounts), {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: MAX_AGE_MS / SECOND,
  })
}
