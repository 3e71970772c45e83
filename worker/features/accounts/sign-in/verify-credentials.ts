import type { ErrorCode } from '#contract/errors.ts'
import { Unauthenticated } from '#platform/errors.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from '#platform/passwords.ts'
import { requireAllowed, throttleClientIp, throttleEmail } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { accountToSignIn, proveByPassword } from '../registration/sign-in-proof.queries.ts'
import { settleSignIn } from '../sessions/sessions.queries.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * Verifies credentials and passes the account to `use`, with the statements that settle the attempt. All
 * sign-ins (member app, dashboard, admin forms) use it, so that they share the same limits. An unknown e-mail
 * takes the same time as a known one.
 * @param use must write only while the hash is still the verified one, and return `undefined` if it has
 * changed
 * @param rules.wrong error for a wrong password
 * @param rules.provesPassword whether the password also completes a confirmation on another device; `use`
 * then writes `proof`
 */
export async function withCredentials<Answer>(
  work: Work,
  credentials: Credentials,
  rules: { wrong: ErrorCode; provesPassword: boolean },
  use: (verified: Verified) => Promise<Answer | undefined>,
): Promise<Answer> {
  const { db } = work
  const perAccount = await throttleEmail(work, 'signInPerAccount', credentials.email)
  const perClientIp = await throttleClientIp(work, 'signInPerClientIp')
  const { countedPerAccount, countedPerClientIp, account } = await work.write({
    countedPerAccount: perAccount.attempt,
    countedPerClientIp: perClientIp.attempt,
    account: accountToSignIn(db, credentials.email),
  })
  const { key: accountKey, isKnownDevice } = perAccount.counterOf(countedPerAccount)
  // A known device has its own limit instead of the network's, which others may exhaust.
  requireAllowed(work, countedPerAccount, ...(isKnownDevice ? [] : [countedPerClientIp]))
  // An attempt that the network's limit rejected was not counted there.
  const clientIpKeys = countedPerClientIp.filter(({ allowed }) => allowed).map(({ key }) => key)
  const counters = { accountKey, clientIpKeys }
  const answer = await use(await verified(work, credentials, account[0], counters, rules))
  if (answer !== undefined) return answer
  // A concurrent sign-in may have rehashed the same password.
  const [[changed]] = await work.read([accountToSignIn(db, credentials.email)])
  const second = await use(await verified(work, credentials, changed, counters, rules))
  if (second === undefined) throw new Unauthenticated(rules.wrong)
  return second
}

type StoredAccount = Awaited<ReturnType<typeof accountToSignIn>>[number]

interface Verified {
  account: StoredAccount
  /** The verified hash. */
  stored: string
  /** Makes the password the account's if nobody had proven it. Must come first in the batch. */
  proof: ReturnType<typeof proveByPassword>[]
  settle: ReturnType<typeof settleSignIn>
}

async function verified(
  { db, env, clock, caller }: Work,
  { password }: Credentials,
  account: StoredAccount | undefined,
  counters: { accountKey: string; clientIpKeys: string[] },
  { wrong, provesPassword }: { wrong: ErrorCode; provesPassword: boolean },
): Promise<Verified> {
  const stored = account?.unprovenPasswordHash ?? account?.passwordHash ?? DUMMY_HASH
  const matches = await verifyPassword(env.PASSWORD_PEPPER, password, stored)
  if (!account || !matches) throw new Unauthenticated(wrong)
  const isUnproven = account.unprovenPasswordHash !== null
  const mayProve =
    provesPassword && account.role === 'member' && !account.blockedAt && !account.hasChangedEmail
  if (isUnproven && !mayProve) throw new Unauthenticated('password_not_proven')
  const rehashed = (await needsRehash(env.PASSWORD_PEPPER, stored))
    ? await hashPassword(env.PASSWORD_PEPPER, password)
    : undefined
  return {
    account,
    stored,
    proof: isUnproven ? [proveByPassword(db, account.id, stored, clock.now(), caller)] : [],
    settle: settleSignIn(db, account.id, stored, counters, rehashed),
  }
}
