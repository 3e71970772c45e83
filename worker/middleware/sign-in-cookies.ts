import type { Context } from 'hono'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import type { AppEnv } from './app-env.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { writeCookie } from './session-cookie.ts'

/** The cookies of a complete sign-in: for the session, and for a known device. */
export async function writeSignInCookies(
  c: Context<AppEnv>,
  purpose: SessionPurpose,
  { account, secret }: { account: { id: string; credentialsVersion: number }; secret: string },
): Promise<void> {
  await writeCookie(c, purpose, { userId: account.id, secret })
  await writeDeviceCookie(c, purpose, account)
}
