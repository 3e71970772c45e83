import type { Context, MiddlewareHandler } from 'hono'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import type { AdminAccess } from '#contract/second-factor.ts'
import { databaseOfRequest, openDatabase } from '#database/client.ts'
import {
  type Account,
  requireLiveSession,
  type SessionWithAccount,
  sessionWithAccount,
  touchSession,
} from '#database/sessions.ts'
import {
  accessOf,
  factorsOf,
  hasFactor,
  isFreshlyProven,
  type SecondStep,
  waitsForPasskey,
} from '#domain/admin-access.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import type { Address } from '#platform/bindings.ts'
import { Forbidden, Unauthenticated } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { isFrequent } from './frequent-paths.ts'
import { runAfterResponse } from './run-after-response.ts'
import { clearCookie, clearStatus, readCookie } from './session-cookie.ts'
import { createWork } from './work.ts'

/** Age of `lastSeenAt`, in milliseconds, at which a request updates it. */
const touchAfterMs: Record<Address, number> = { member: 10 * MINUTE, admin: MINUTE }

/** Any signed-in user, whatever the status of the registration. */
export const signedIn = guard((_, session) => requireFullAccess(session))

/**
 * Anyone with a session, including an administrator before the second step. Only for the routes that prove
 * identity.
 */
export const sessionHolder = guard(() => undefined)

/** A member whose registration was approved. Required for all health data. */
export const approvedMember = guard((account, session) => {
  requireFullAccess(session)
  requireApproved(account)
})

/**
 * A signed-in user, including an administrator whose password must be replaced. Only for changing the
 * password, which a member with a passkey must confirm with it.
 */
export const passwordHolder = guard((_, session, now) => {
  requireAccess(session, 'password')
  requirePasskey(session, now)
})

/** An administrator who passed every step of the sign-in. */
export const administrator = guard((account, session) => {
  requireAdministrator(account)
  requireFullAccess(session)
})

/** An administrator before the second step. Only for the routes of that step and of the sign-in state. */
export const enteringAdministrator = guard(requireAdministrator)

/** An administrator, including one whose password must be replaced. Only for changing the password. */
export const administratorWithPassword = guard((account, session) => {
  requireAdministrator(account)
  requireAccess(session, 'password')
})

function requireAdministrator(account: Account): void {
  if (account.role !== 'admin') throw new Forbidden('admin_only')
}

/** Throws while an administrator's sign-in is incomplete, at the member address as well as at the dashboard. */
export function requireFullAccess(step: SecondStep): void {
  const access = accessOf(step)
  if (access === 'full') return
  throw new Forbidden(access === 'password' ? 'staff_password_required' : 'second_factor_required', {
    access,
  })
}

/** Like `signedIn`, for sensitive actions: the user proved their identity within the last five minutes. */
export const provenUser = guard((account, session, now) => {
  requireFullAccess(session)
  requireProof(account, session, now)
})

/** The same for a member whose registration was approved. */
export const provenMember = guard((account, session, now) => {
  requireFullAccess(session)
  requireApproved(account)
  requireProof(account, session, now)
})

/** Like `provenMember`, for the most sensitive actions: a member with a passkey must have used one as proof. */
export const passkeyProvenMember = guard((account, session, now) => {
  requireFullAccess(session)
  requireApproved(account)
  requirePasskey(session, now)
  requireFreshProof(session, now)
})

/**
 * Like `approvedMember`, with a fresh proof from users with a second factor, with a passkey or without a password. For
 * all others, the request itself asks for the password.
 */
export const provenFactorMember = guard((account, session, now) => {
  requireFullAccess(session)
  requireApproved(account)
  requirePasskey(session, now)
  if (account.passwordOffAt || hasFactor(session)) requireFreshProof(session, now)
})

/** Like `administrator`, for sensitive actions: the user proved their identity within the last five minutes. */
export const provenAdministrator = guard((account, session, now) => {
  requireAdministrator(account)
  requireFullAccess(session)
  requireFreshProof(session, now)
})

/** For adding a factor, also by an administrator whose company requires a first one. */
export const provenEnteringAdministrator = guard((account, session, now) => {
  requireAdministrator(account)
  requireAccess(session, 'enrolment')
  requireFreshProof(session, now)
})

/** The same for the app only: while it is on, the verb answers that there is nothing to set up. */
export const provenAppEnroller = guard((account, session, now) => {
  requireAdministrator(account)
  if (accessOf(session) !== 'code') requireFreshProof(session, now)
  else if (session.appSince === null) requireFullAccess(session)
})

/** Like `requireFullAccess`, but also accepts a session whose sign-in only lacks `step`. */
function requireAccess(session: SecondStep, step: AdminAccess): void {
  if (accessOf(session) !== step) requireFullAccess(session)
}

function requireApproved({ status }: Account): void {
  if (status !== 'approved') throw new Forbidden('account_not_approved', { status })
}

function requireFreshProof(session: SessionWithAccount['session'], now: Date): void {
  if (!isFreshlyProven(session, now)) {
    throw new Forbidden('fresh_proof_required', { factors: factorsOf(session) })
  }
}

/** Like `requireFreshProof`; where the password is off, only a passkey counts as proof. */
function requireProof(account: Account, session: SessionWithAccount['session'], now: Date): void {
  if (account.passwordOffAt) requirePasskey(session, now)
  requireFreshProof(session, now)
}

/** Throws if a member with a passkey has not used it as proof before a most sensitive action. */
function requirePasskey(session: SessionWithAccount['session'], now: Date): void {
  if (waitsForPasskey(session, now)) throw new Forbidden('fresh_proof_required', { factors: ['passkey'] })
}

function guard(
  requirement: (account: Account, session: SessionWithAccount['session'], now: Date) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const purpose = c.env.ADDRESS
    const claim = await readCookie(c, purpose)
    if (!claim) {
      clearStatus(c)
      throw new Unauthenticated('unauthenticated')
    }
    // An entry that waited on the device while another member signed in is not theirs.
    const writtenFor = c.req.header(MEMBER_HEADER)
    if (writtenFor !== undefined && writtenFor !== claim.userId) throw new Unauthenticated('unauthenticated')
    const db = databaseOfRequest(openDatabase(c.env), c.get('requestId'))
    const now = c.env.CLOCK.now()
    let checkedRow: SessionWithAccount | undefined

    const work = createWork(c, db, {
      ownerId: claim.userId,
      statement: sessionWithAccount(db, { ...claim, purpose }),
      required: requireLiveSession(
        db,
        { ...claim, purpose },
        now,
        after(now, -sessionLifetimes[purpose].idleMs),
      ),
      check(rows) {
        // The batch has lost the row type of `statement`.
        const [row] = rows as SessionWithAccount[]
        if (!row || hasEnded(row, purpose, now)) {
          if (!isFrequent(c)) clearCookie(c, purpose)
          throw new Unauthenticated('unauthenticated')
        }
        requirement(row.account, row.session, now)
        checkedRow = row
        touch(c, row)
      },
    })
    async function checked(): Promise<SessionWithAccount> {
      if (!checkedRow) await work.check()
      if (!checkedRow) throw new Unauthenticated('unauthenticated')
      return checkedRow
    }
    c.set('memberWork', {
      ...work,
      member: { id: claim.userId },
      expectedVersion: undefined,
      sessionHash: claim.secretHash,
      account: async () => (await checked()).account,
      session: async () => (await checked()).session,
    })
    await next()
  }
}

function hasEnded({ session, account }: SessionWithAccount, purpose: Address, at: Date): boolean {
  const now = at.getTime()
  return (
    session.expiresAt.getTime() <= now ||
    session.lastSeenAt.getTime() <= now - sessionLifetimes[purpose].idleMs ||
    account.blockedAt !== null
  )
}

function touch(c: Context<AppEnv>, { session, account }: SessionWithAccount): void {
  const now = c.env.CLOCK.now()
  if (now.getTime() - session.lastSeenAt.getTime() < touchAfterMs[c.env.ADDRESS]) return
  runAfterResponse(c, () => touchSession(openDatabase(c.env), account.id, session.id, now))
}
