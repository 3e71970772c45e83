import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { sessionKeysOf } from '#platform/bindings.ts'
import {
  type KnownAccount,
  sealKnownAccounts,
  unsealKnownAccounts,
  withKnownAccount,
} from '#platform/known-devices.ts'
import type { AppEnv } from './app-env.ts'
import { hostCookie, LONGEST_MAX_AGE_MS } from './session-cookie.ts'

const cookies = {
  member: 'member_device',
  admin: 'admin_device',
} as const

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
  const value = await sealKnownAccounts(sessionKeysOf(c.env, purpose), purpose, accounts)
  setCookie(c, cookies[purpose], value, hostCookie(LONGEST_MAX_AGE_MS))
}
