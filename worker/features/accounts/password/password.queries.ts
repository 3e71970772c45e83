import { and, eq, ne } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { markVerified } from '#database/sessions.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { notifyMatching } from '../accounts.queries.ts'
import { byOwner, knownAccount, newCredentials, noNewEmail } from '../credentials.queries.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { confirmedAt } from '../registration/confirmation.queries.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { dropTokens, tokenOwner, withdrawLinks } from '../tokens.queries.ts'
import { hasPassword, userExists } from './verified-password.queries.ts'

/**
 * Returns the statements that change the password, end the other sessions and invalidate every link that was
 * sent except that of an unconfirmed registration, to run in one batch. Does nothing if the password has
 * changed since it was verified; otherwise the last statement returns a row.
 */
export function changePasswordOf(
  db: Database,
  ownerId: string,
  change: { stored: string; passwordHash: string; sessionHash: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, change.stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    recordEventWhere(db, message, users, unchanged),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, ownerId), ne(sessions.secretHash, change.sessionHash), holds)),
    // The link that confirms the registration's address still proves what it was sent for.
    withdrawLinks(db, ownerId, and(holds, ne(events.kind, 'confirm_email'))),
    dropTokens(db, ownerId, and(holds, ne(tokens.purpose, 'email_confirmation'))),
    resetAttemptsWhere(db, change.attemptsKey, holds),
    db
      .update(sessions)
      .set({ weakPassword: false })
      .where(and(eq(sessions.userId, ownerId), eq(sessions.secretHash, change.sessionHash), holds)),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, ...newCredentials, ...noNewEmail })
      .where(unchanged)
      .returning(knownAccount),
  ] as const
}

/**
 * Returns the audit insert and the session's fresh proof, to run in one batch. The last statement returns a
 * row if the password is still the verified one.
 */
export function verifySessionByPassword(
  db: Database,
  session: { userId: string; hash: string },
  { stored, attemptsKey, now }: { stored: string; attemptsKey: string; now: Date },
  audit: AuditEntry,
) {
  const unchanged = hasPassword(session.userId, stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    resetAttemptsWhere(db, attemptsKey, holds),
    markVerified(db, session, now, holds),
    db.select({ id: users.id }).from(users).where(unchanged),
  ] as const
}

/**
 * Returns the statements that set the new password, end every session, remove the passkeys and invalidate
 * every link that was sent, to run in one batch. Does nothing if the token is invalid. Because the token came
 * by e-mail, it also proves the address of an unconfirmed registration.
 */
export function resetPasswordByToken(
  db: Database,
  hash: string,
  passwordHash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const owner = tokenOwner(db, 'password_reset', hash, now)
  const isOwner = eq(users.id, owner)
  const waits = and(isOwner, eq(users.status, 'pending'))
  const reset = db
    .update(users)
    .set({ passwordHash, unprovenPasswordHash: null, ...newCredentials, ...noNewEmail })
    .where(isOwner)
    .returning({ ...knownAccount, role: users.role })
  const statements = [
    recordAuditWhere(db, { ...byOwner('account.password_reset', now), ...caller }, users, isOwner),
    notifyMatching(db, isOwner, 'password_changed', now),
    recordAuditWhere(db, { ...byOwner('account.email_confirmed', now), ...caller }, users, waits),
    db.update(users).set(confirmedAt(now)).where(waits),
    ...dropPasskeys(db, isOwner, { ...byOwner('passkey.removed', now), ...caller }),
    deleteSessionsOf(db, owner),
    withdrawLinks(db, owner),
    reset,
    dropTokens(db, owner),
  ] as const
  return { statements, reset }
}
