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
 * Changes the password, ends the other sessions and invalidates every link that was sent but that of an unconfirmed
 * registration, for one batch. Does nothing where the password has changed since it was verified; the last statement
 * returns a row where it did something.
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
    // The link that confirms the address of the registration still proves what it was sent for.
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

/** Audit row and fresh proof of a session, for one batch. The last statement returns a row where the password holds. */
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
 * Sets the new password, ends every session, removes the passkeys and invalidates every link that was sent, for one batch;
 * does nothing where the token is invalid. The mail with the token proves the address of an unconfirmed registration.
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
