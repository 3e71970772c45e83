import type { Context, MiddlewareHandler } from 'hono'
import { openDatabase } from '#database/client.ts'
import {
  type Account,
  requireLiveSession,
  type SessionWithAccount,
  sessionWithAccount,
  touchSession,
} from '#database/sessions.ts'
import { accessOf } from '#domain/admin-access.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import type { Address } from '#platform/bindings.ts'
import { systemClock } from '#platform/clock.ts'
import { Forbidden, Unauthenticated } from '#platform/errors.ts'
import type { AppEnv } from './app-env.ts'
import { runAfterResponse } from './run-after-response.ts'
import { clearCookie, readCookie } from './session-cookie.ts'
import { workOf } from './work.ts'

/** How old `lastSeenAt` may grow before a request writes it again. */
const touchMs: Record<Address, number> = { member: 10 * MINUTE, admin: MINUTE }

/** Anybody signed in, whatever the state of the registration. */
export const signedIn = guard(() => undefined)

/** A member whose registration was approved: everything about health asks for this. */
export const approvedMember = guard((account) => {
  if (account.status !== 'approved') {
    throw new Forbidden('account_not_approved', { accountStatus: account.status })
  }
})

/** An administrator, at the administrators' address, after both steps of the sign-in. */
export const administrator = guard((account, session) => {
  if (account.role !== 'admin') throw new Forbidden('admin_only')
  if (accessOf(session) !== 'full') throw new Forbidden('second_factor_required')
})

/** An administrator whose second step is yet to come: for what leads through it, and nothing else. */
export const enteringAdministrator = guard((account) => {
  if (account.role !== 'admin') throw new Forbidden('admin_only')
})

function guard(
  requirement: (account: Account, session: SessionWithAccount['session']) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const purpose = c.env.ADDRESS
    const claim = await readCookie(c, purpose)
    if (!claim) throw new Unauthenticated('unauthenticated')
    const db = openDatabase(c.env)
    const now = systemClock.now()
    let known: SessionWithAccount | undefined

    const work = workOf(c, db, {
      ownerId: claim.userId,
      statement: sessionWithAccount(db, { ...claim, purpose }),
      required: requireLiveSession(
        db,
        { ...claim, purpose },
        now,
        after(now, -sessionLifetimes[purpose].idleMs),
      ),
      check(rows) {
        // What came back for `statement`, which the batch knows no type of any more.
        const [found] = rows as SessionWithAccount[]
        if (!found || hasEnded(found, purpose)) {
          clearCookie(c, purpose)
          throw new Unauthenticated('unauthenticated')
        }
        requirement(found.account, found.session)
        known = found
        keepAlive(c, found)
      },
    })
    async function checked(): Promise<SessionWithAccount> {
      if (!known) await work.check()
      if (!known) throw new Unauthenticated('unauthenticated')
      return known
    }
    c.set('memberWork', {
      ...work,
      member: { id: claim.userId },
      sessionHash: claim.secretHash,
      account: async () => (await checked()).account,
      session: async () => (await checked()).session,
    })
    await next()
  }
}

function hasEnded({ session, account }: SessionWithAccount, purpose: Address): boolean {
  const now = systemClock.now().getTime()
  return (
    session.expiresAt.getTime() <= now ||
    session.lastSeenAt.getTime() <= now - sessionLifetimes[purpose].idleMs ||
    account.blockedAt !== null
  )
}

function keepAlive(c: Context<AppEnv>, { session, account }: SessionWithAccount): void {
  const now = systemClock.now()
  if (now.getTime() - session.lastSeenAt.getTime() < touchMs[c.env.ADDRESS]) return
  runAfterResponse(c, () => touchSession(openDatabase(c.env), account.id, session.id, now))
}
