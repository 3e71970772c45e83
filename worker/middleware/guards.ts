import type { Context, MiddlewareHandler } from 'hono'
import { openDatabase } from '../database/client.ts'
import {
  type Account,
  type SessionWithAccount,
  sessionWithAccount,
  touchSession,
} from '../database/sessions.ts'
import type { Address } from '../platform/bindings.ts'
import { MINUTE, systemClock } from '../platform/clock.ts'
import { Forbidden, Unauthenticated } from '../platform/errors.ts'
import { sessionLifetimes } from '../platform/session-lifetimes.ts'
import { afterwards } from './afterwards.ts'
import type { AppEnv } from './app-env.ts'
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

/** An administrator, at the administrators' address. */
export const administrator = guard((account) => {
  if (account.role !== 'admin') throw new Forbidden('admin_only')
})

function guard(requirement: (account: Account) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const purpose = c.env.ADDRESS
    const claim = await readCookie(c, purpose)
    if (!claim) throw new Unauthenticated('unauthenticated')
    const db = openDatabase(c.env)
    let account: Account | undefined

    const work = workOf(c, db, {
      ownerId: claim.userId,
      statement: sessionWithAccount(db, { ...claim, purpose }),
      check(rows) {
        const [found] = rows as SessionWithAccount[]
        if (!found || hasEnded(found, purpose)) {
          clearCookie(c, purpose)
          throw new Unauthenticated('unauthenticated')
        }
        requirement(found.account)
        account = found.account
        keepAlive(c, found)
      },
    })
    c.set('memberWork', {
      ...work,
      member: { id: claim.userId },
      sessionHash: claim.secretHash,
      async account() {
        if (!account) await work.check()
        if (!account) throw new Unauthenticated('unauthenticated')
        return account
      },
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
  afterwards(c, () => touchSession(openDatabase(c.env), account.id, session.id, now))
}
