import type { ErrorCode } from '../../contract/errors.ts'
import { countAttempt } from '../../database/throttles.ts'
import { rateLimitScale } from '../../platform/bindings.ts'
import { Unauthenticated } from '../../platform/errors.ts'
import { requireAllowed, SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ORIGIN } from '../../platform/limits.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from '../../platform/passwords.ts'
import type { Work } from '../../platform/work.ts'
import { accountByEmail, settleSignIn } from './accounts.queries.ts'
import { throttleKey } from './throttle-key.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The account behind the credentials, with what settles the attempt. Every door asks here (members, the
 * dashboard, the administrators' forms), so that all count on the same limits.
 * An unknown address takes the time of a known one.
 */
export async function verifyCredentials(work: Work, credentials: Credentials, wrong: ErrorCode) {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const scale = rateLimitScale(env)
  const accountKey = await throttleKey(work, 'sign-in', 'account', credentials.email)
  const originKey = await throttleKey(work, 'sign-in', 'origin', caller.origin)
  const [perAccount, perOrigin, [account]] = await work.write([
    countAttempt(db, accountKey, SIGN_IN_PER_ACCOUNT, now, scale),
    countAttempt(db, originKey, SIGN_IN_PER_ORIGIN, now, scale),
    accountByEmail(db, credentials.email),
  ])
  requireAllowed(now, perAccount, perOrigin)
  const stored = account?.passwordHash ?? DUMMY_HASH
  const matches = await verifyPassword(env.PASSWORD_PEPPER, credentials.password, stored)
  if (!account || !matches) throw new Unauthenticated(wrong)
  const rehashed = needsRehash(stored)
    ? await hashPassword(env.PASSWORD_PEPPER, credentials.password)
    : undefined
  const settle = settleSignIn(db, account.id, stored, { accountKey, originKey }, rehashed)
  return { account, stored, settle }
}

/** Settles an attempt that opens no session. */
export async function settled(
  work: Work,
  settle: ReturnType<typeof settleSignIn>,
  wrong: ErrorCode,
): Promise<void> {
  const [[unchanged]] = await work.write(settle)
  if (!unchanged) throw new Unauthenticated(wrong)
}
