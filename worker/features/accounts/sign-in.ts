import type { ErrorCode } from '../../contract/errors.ts'
import type { AuditEntry } from '../../database/audit.ts'
import type { SessionPurpose } from '../../database/schema/accounts.ts'
import type { Account } from '../../database/sessions.ts'
import type { SecondStep } from '../../platform/admin-access.ts'
import { rateLimitScale } from '../../platform/bindings.ts'
import { Forbidden, Unauthenticated } from '../../platform/errors.ts'
import { requireAllowed, SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ORIGIN } from '../../platform/limits.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from '../../platform/passwords.ts'
import type { Work } from '../../platform/work.ts'
import { accountByEmail, countAttempt, openSession, secondStepOf, settleSignIn } from './accounts.queries.ts'
import { newSession } from './start-session.ts'
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

/** Signs in at one of the two addresses. */
export async function signIn(
  work: Work,
  credentials: Credentials,
  purpose: SessionPurpose,
  /** The session that the browser had until now: it ends with the new one's start. */
  replaced?: { userId: string; secretHash: string },
): Promise<{ account: Account; secret: string; secondStep: SecondStep }> {
  const wrong = purpose === 'admin' ? 'invalid_admin_credentials' : 'invalid_credentials'
  const { account, stored, settle } = await verifyCredentials(work, credentials, wrong)
  const refusal = account.blockedAt
    ? 'account_blocked'
    : purpose === 'admin' && account.role !== 'admin'
      ? 'admin_only'
      : undefined
  if (refusal) {
    // The password was right, so the attempt does not count.
    await settled(work, settle, wrong)
    throw new Forbidden(refusal)
  }
  const { secret, row } = await newSession(work, account.id, purpose)
  const audit: AuditEntry = {
    companyId: account.companyId,
    at: work.clock.now(),
    actorId: account.id,
    action: purpose === 'admin' ? 'account.signed_in_to_dashboard' : 'account.signed_in',
    subjectId: account.id,
    origin: work.caller.origin,
    requestId: work.caller.requestId,
  }
  const [still, ...rest] = settle
  const [[unchanged], [secondStep]] = await work.write([
    still,
    secondStepOf(work.db, account.id, purpose),
    ...openSession(work.db, row, stored, audit, replaced),
    // Last, since a new hash is not the one that the session asks for.
    ...rest,
  ])
  if (!unchanged || !secondStep) throw new Unauthenticated(wrong)
  return { account, secret, secondStep: { verifiedAt: null, ...secondStep } }
}
