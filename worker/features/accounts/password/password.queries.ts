import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, tokens, users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { markVerified } from '#database/sessions.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { notifyMatching } from '../accounts.queries.ts'
import { byOwner, knownAccount, newCredentials, noNewEmail } from '../credentials.queries.ts'
import { dropPasskeys } from '../passkeys/passkeys.queries.ts'
import { confirmedAt } from '../registration/confirmation.queries.ts'
import { deleteSessions } from '../sessions/sessions.queries.ts'
import { dropTokens, tokenOwner, withdrawLinks } from '../tokens.queries.ts'
import { hasPassword } from './verified-password.queries.ts'

/**
 * Returns the statements that change the password, end the other sessions and invalidate every link that was sent,
 * except that of an unconfirmed registration, to run in one batch. They do nothing if the password has changed
 * since it was verified; `changed` of `replaced` returns a row if it was changed now.
 */
export function updatePassword(
  db: Database,
  ownerId: string,
  change: { stored: string; passwordHash: string; sessionHash: string; attemptsKey: string },
  audit: AuditEntry,
) {
  const { passwordHash, sessionHash } = change
  const unchanged = hasPassword(ownerId, change.stored)
  return {
    attempts: resetAttemptsWhere(db, change.attemptsKey, rowExists(db, users, unchanged)),
    replaced: replacePassword(db, { ownerId, sessionHash }, unchanged, { passwordHash }, audit),
  }
}

interface OwnSession {
  ownerId: string
  sessionHash: string
}

/** Gives a member without a password the new one, with all that a change of the password does. */
export function switchOn(db: Database, session: OwnSession, passwordHash: string, audit: AuditEntry) {
  const isOff = isNotNull(users.passwordOffAt)
  return replacePassword(db, session, isOff, { passwordHash, passwordOffAt: null }, audit)
}

/**
 * Replaces the password by `noPassword`, a stored hash that none matches, with all that a change of the password does.
 * Does nothing for an administrator, for a member without a passkey that stays, or if the password is off.
 */
export function switchOff(db: Database, session: OwnSession, noPassword: string, audit: AuditEntry) {
  const lasting = and(
    eq(passkeys.userId, users.id),
    eq(passkeys.address, 'member'),
    isNull(passkeys.removalAt),
  )
  const may = and(eq(users.role, 'member'), isNull(users.passwordOffAt), rowExists(db, passkeys, lasting))
  return replacePassword(db, session, may, { passwordHash: noPassword, passwordOffAt: audit.at }, audit)
}

function replacePassword(
  db: Database,
  { ownerId, sessionHash }: OwnSession,
  condition: SQL | undefined,
  columns: { passwordHash: string; passwordOffAt?: Date | null },
  audit: AuditEntry,
) {
  const kind = columns.passwordOffAt ? 'password_switched_off' : 'password_changed'
  const mine = and(eq(users.id, ownerId), condition)
  const holds = rowExists(db, users, mine)
  return {
    audit: recordAuditWhere(db, audit, users, mine),
    event: recordEventWhere(db, eventFor(ownerId, audit, kind), users, mine),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, ownerId), ne(sessions.secretHash, sessionHash), holds)),
    // The link that confirms the address of the registration still proves what it was sent for.
    links: withdrawLinks(db, ownerId, and(holds, ne(events.kind, 'confirm_email'))),
    tokens: dropTokens(db, ownerId, and(holds, ne(tokens.purpose, 'email_confirmation'))),
    session: db
      .update(sessions)
      .set({ weakPassword: false })
      .where(and(eq(sessions.userId, ownerId), eq(sessions.secretHash, sessionHash), holds)),
    changed: db
      .update(users)
      .set({ ...columns, ...newCredentials, ...noNewEmail })
      .where(mine)
      .returning(),
  }
}

/** `proven` returns a row if the verified password is still the current one. */
export function verifySessionByPassword(
  db: Database,
  session: { userId: string; hash: string },
  { stored, attemptsKey, now }: { stored: string; attemptsKey: string; now: Date },
  audit: AuditEntry,
) {
  const unchanged = hasPassword(session.userId, stored)
  const holds = rowExists(db, users, unchanged)
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
  caller: Origin,
) {
  const owner = tokenOwner(db, 'password_reset', hash, now)
  const isOwner = eq(users.id, owner)
  const waits = and(isOwner, eq(users.status, 'pending'))
  return {
    audit: recordAuditWhere(db, byOwner('account.password_reset', now, caller), users, isOwner),
    event: notifyMatching(db, isOwner, 'password_changed', now),
    confirmation: recordAuditWhere(db, byOwner('account.email_confirmed', now, caller), users, waits),
    confirmed: db.update(users).set(confirmedAt(now)).where(waits),
    passkeys: dropPasskeys(db, isOwner, byOwner('passkey.removed', now, caller)),
    sessions: deleteSessions(db, owner),
    links: withdrawLinks(db, owner),
    reset: db
      .update(users)
      .set({
        passwordHash,
        unprovenPasswordHash: null,
        passwordOffAt: null,
        ...newCredentials,
        ...noNewEmail,
      })
      .where(isOwner)
      .returning({ ...knownAccount, role: users.role }),
    tokens: dropTokens(db, owner),
  }
}
