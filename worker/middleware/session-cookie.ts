import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { User } from '#contract/accounts.ts'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { DAY, SECOND } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import { sessionKeysOf } from '#platform/bindings.ts'
import { sha256, sign, unsign } from '#platform/secrets.ts'
import type { AppEnv } from './app-env.ts'

type AnyContext = Context<AppEnv>

const cookies = {
  member: 'member_session',
  admin: 'admin_session',
} as const

/** The content of a cookie whose signature is valid. */
export interface SessionClaim {
  userId: string
  /** SHA-256 of the session's secret. */
  secretHash: string
}

/** The purpose is part of the signed value, so that a cookie of one address is not valid at the other. */
export async function readCookie(c: AnyContext, purpose: SessionPurpose): Promise<SessionClaim | undefined> {
  const value = getCookie(c, cookies[purpose], 'host')
  if (!value) return undefined
  const payload = await unsign(sessionKeysOf(c.env, purpose), value)
  const [signedPurpose, userId, secret] = payload?.split('.') ?? []
  if (signedPurpose !== purpose || !userId || !secret) return undefined
  return { userId, secretHash: await sha256(secret) }
}

interface StartedSession {
  userId: string
  secret: string
}

/** @param keys newest first, comma-separated */
export function signCookie(keys: string, purpose: SessionPurpose, { userId, secret }: StartedSession) {
  return sign(keys, `${purpose}.${userId}.${secret}`)
}

export async function writeCookie(
  c: AnyContext,
  purpose: SessionPurpose,
  session: StartedSession,
): Promise<void> {
  const value = await signCookie(sessionKeysOf(c.env, purpose), purpose, session)
  setCookie(c, cookies[purpose], value, hostCookie(sessionLifetimes[purpose].maxMs))
}

/** The options of a cookie that only this address reads, and no script. */
export function hostCookie(maxAgeMs: number) {
  const options = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const
  return { ...options, maxAge: maxAgeMs / SECOND }
}

/** The longest that browsers keep a cookie. */
export const LONGEST_MAX_AGE_MS = 400 * DAY

/**
 * Returns the user as shown in the answer, and lets the member's page read the status until the session ends: see
 * `STATUS_COOKIE`.
 */
export function marked(c: AnyContext, user: User): User {
  if (getCookie(c, STATUS_COOKIE) !== user.status) {
    setCookie(c, STATUS_COOKIE, user.status, {
      path: '/',
      secure: true,
      sameSite: 'Strict',
      maxAge: LONGEST_MAX_AGE_MS / SECOND,
    })
  }
  return user
}

/** On sign-out the browser also deletes what the page stored; the page keeps the device's settings. */
export function clearBrowser(c: AnyContext, purpose: SessionPurpose): void {
  clearCookie(c, purpose)
  c.header('Clear-Site-Data', '"storage"')
}

export function clearCookie(c: AnyContext, purpose: SessionPurpose): void {
  deleteCookie(c, cookies[purpose], { prefix: 'host', path: '/', secure: true })
  clearStatus(c)
}

/** Also called when the browser itself deleted the session's expired cookie. */
export function clearStatus(c: AnyContext): void {
  if (getCookie(c, STATUS_COOKIE)) deleteCookie(c, STATUS_COOKIE, { path: '/', secure: true })
}
