import type { ErrorCode } from '#contract/errors.ts'
import { countAttempt } from '#database/throttles.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Unauthenticated } from '#platform/errors.ts'
import { requireAllowed, SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ORIGIN } from '#platform/limits.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from '#platform/passwords.ts'
import type { Work } from '#platform/work.ts'
import { accountByEmail } from '../accounts.queries.ts'
import { settleSignIn } from '../sessions/sessions.queries.ts'
import { throttleKey } from '../throttle-key.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * Gives the account behind the credentials to `use`, with what settles the attempt. Every door asks here (members, the
 * dashboard, the administrators' forms), so that all count on the same limits.
 * An unknown address takes the time of a known one.
 * @param use writes only while the password is the one that was verified; `undefined` says that it is not
 */
export async function withCredentials<Answer>(
  work: Work,
  credentials: Credentials,
  wrong: ErrorCode,
  use: (verified: Verified) => Promise<Answer | undefined>,
): Promise<Answer> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const scale = rateLimitScale(env)
  const counters = {
    accountKey: await throttleKey(work, 'sign-in', 'account', credentials.email),
    originKey: await throttleKey(work, 'sign-in', 'origin', caller.clientIp),
  }
  const [perAccount, perOrigin, [account]] = await work.write([
    countAttempt(db, counters.accountKey, SIGN_IN_PER_ACCOUNT, now, scale),
    countAttempt(db, counters.originKey, SIGN_IN_PER_ORIGIN, now, scale),
    accountByEmail(db, credentials.email),
  ])
  requireAllowed(now, perAccount, perOrigin)
  const answer = await use(await verified(work, credentials, account, counters, wrong))
  if (answer !== undefined) return answer
  // A sign-in at the same moment may have given the same password a new hash.
  const [[changed]] = await work.read([accountByEmail(db, credentials.email)])
  const second = await use(await verified(work, credentials, changed, counters, wrong))
  if (second === undefined) throw new Unauthenticated(wrong)
  return second
}

type StoredAccount = Awaited<ReturnType<typeof accountByEmail>>[number]

interface Verified {
  account: StoredAccount
  /** The hash that was verified. */
  stored: string
  settle: ReturnType<typeof settleSignIn>
}

async function verified(
  { db, env }: Work,
  { password }: Credentials,
  account: StoredAccount | undefined,
  counters: { accountKey: string; originKey: string },
  wrong: ErrorCode,
): Promise<Verified> {
  const stored = account?.passwordHash ?? DUMMY_HASH
  const matches = await verifyPassword(env.PASSWORD_PEPPER, password, stored)
  if (!account || !matches) throw new Unauthenticated(wrong)
  const rehashed = needsRehash(stored) ? await hashPassword(env.PASSWORD_PEPPER, password) : undefined
  return { account, stored, settle: settleSignIn(db, account.id, stored, counters, rehashed) }
}

/** Settles an attempt that opens no session; says whether the password is still the one that was verified. */
export async function settled(work: Work, settle: ReturnType<typeof settleSignIn>): Promise<boolean> {
  const [[unchanged]] = await work.write(settle)
  return unchanged !== undefined
}
