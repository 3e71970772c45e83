import type { ErrorCode } from '../../contract/errors.ts'
import type { SessionPurpose } from '../../database/schema/accounts.ts'
import type { Account } from '../../database/sessions.ts'
import type { SecondStep } from '../../platform/admin-access.ts'
import { rateLimitScale } from '../../platform/bindings.ts'
import { Forbidden, Unauthenticated } from '../../platform/errors.ts'
import { requireAllowed, SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ORIGIN } from '../../platform/limits.ts'
import { DUMMY_HASH, hashPassword, needsRehash, verifyPassword } from '../../platform/passwords.ts'
import type { Work } from '../../platform/work.ts'
import {
  accountByEmail,
  countAttempt,
  deleteSessionBySecret,
  forgetAttempts,
  recordAudit,
  replacePasswordHash,
  secondStepOf,
  takeAttemptBack,
} from './accounts.queries.ts'
import { startSession } from './start-session.ts'
import { throttleKey } from './throttle-key.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The account behind the credentials, with the statements that settle the attempt. Every door asks
 * here (members, the dashboard, the administrators' forms), so that all count on the same limits.
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
  return {
    account,
    settle: [
      forgetAttempts(db, accountKey),
      takeAttemptBack(db, originKey),
      ...(needsRehash(stored)
        ? [replacePasswordHash(db, account.id, await hashPassword(env.PASSWORD_PEPPER, credentials.password))]
        : []),
    ] as const,
  }
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
  const { account, settle } = await verifyCredentials(work, credentials, wrong)
  const refusal = account.blockedAt
    ? 'account_blocked'
    : purpose === 'admin' && account.role !== 'admin'
      ? 'admin_only'
      : undefined
  if (refusal) {
    // The password was right, so the attempt does not count.
    await work.write(settle)
    throw new Forbidden(refusal)
  }
  const { secret, statement } = await startSession(work, account.id, purpose)
  const audit = recordAudit(work.db, {
    companyId: account.companyId,
    at: work.clock.now(),
    actorId: account.id,
    action: purpose === 'admin' ? 'account.signed_in_to_dashboard' : 'account.signed_in',
    subjectId: account.id,
    origin: work.caller.origin,
    requestId: work.caller.requestId,
  })
  const end = replaced ? [deleteSessionBySecret(work.db, replaced.userId, replaced.secretHash)] : []
  const [[secondStep]] = await work.write([
    secondStepOf(work.db, account.id, purpose),
    statement,
    audit,
    ...settle,
    ...end,
  ])
  if (!secondStep) throw new Unauthenticated(wrong)
  return { account, secret, secondStep: { verifiedAt: null, ...secondStep } }
}
