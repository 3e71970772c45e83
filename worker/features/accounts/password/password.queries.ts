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
import { deleteSessions } from '../sessions/sessions.queries.ts'
import { dropTokens, tokenOwner, withdrawLinks } from '../tokens.queries.ts'
import { hasPassword, userExists } from './verified-password.queries.ts'

/**
 * Returns the statements that change the password, end the other sessions and invalidate every link that was sent,
 * except that of an unconfirmed registration, to run in one batch. They do nothing if the password has changed
 * since it was verified; `changed` returns a row if it was changed now.
 */
export function updatePassword(
  db: Database,
  ownerId: string,
  change: { stored: string; passwordHash: string; sessionHash: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, change.stored)
  const holds = userExists(db, unchanged)
  return {
    audit: recordAuditWhere(db, audit, users, unchanged),
    event: recordEventWhere(db, message, users, unchanged),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, ownerId), ne(sessions.secretHash, change.sessionHash), holds)),
    // The link that confirms the address of the registration still proves what it was sent for.
    links: withdrawLinks(db, ownerId, and(holds, ne(events.kind, 'confirm_email'))),
    tokens: dropTokens(db, ownerId, and(holds, ne(tokens.purpose, 'email_confirmation'))),
    attempts: resetAttemptsWhere(db, change.attemptsKey, holds),
    session: db
      .update(sessions)
      .set({ weakPassword: false })
      .where(and(eq(sessions.userId, ownerId), eq(sessions.secretHash, change.sessionHash), holds)),
    changed: db
      .update(users)
      .set({ passwordHash: change.passwordHash, ...newCredentials, ...noNewEmail })
      .where(unchanged)
      .returning(knownAccount),
  }
}

/**
 * Returns the audit insert and the fresh proof of a session, to run in one batch. `proven` returns a row if the
 * verified password is still the current one.
 */
export function verifySessionByPassword(
  db: Database,
  session: { userId: string; hash: string },
  { stored, attemptsKey, now }: { stored: string; attemptsKey: string; now: Date },
  audit: AuditEntry,
) {
  const unchanged = hasPassword(session.userId, stored)
  const holds = userExists(db, unchanged)
  return {
    audit: recordAuditWhere(db, audit, users, unchanged),
    attempts: resetAttemptsWhere(db, attemptsKey, holds),
    session: markVerified(db, session, now, holds),
    proven: db.select({ id: users.id }).from(users).where(unchanged),
  }
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
  const confirmation = { ...byOwner('account.email_confirmed', now), ...caller }
  return {
    audit: recordAuditWhere(db, { ...byOwner('account.password_reset', now), ...caller }, users, isOwner),
    event: notifyMatching(db, isOwner, 'password_changed', now),
    confirmation: recordAuditWhere(db, confirmation, users, waits),
    confirmed: db.update(users).set(confirmedAt(now)).where(waits),
    passkeys: dropPasskeys(db, isOwner, { ...byOwner('passkey.removed', now), ...caller }),
    sessions: deleteSessions(db, owner),
    links: withdrawLinks(db, owner),
    reset: db
      .update(users)
      .set({ passwordHash, unprovenPasswordHash: null, ...newCredentials, ...noNewEmail })
      .where(isOwner)
      .returning({ ...knownAccount, role: users.role }),
    tokens: dropTokens(db, owner),
  }
}
