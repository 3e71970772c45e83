import { and, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { sessions, type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { notifyMatching } from './accounts.queries.ts'
import { hasPassword, userExists } from './password/verified-password.queries.ts'
import { deleteSessionsOf } from './sessions/sessions.queries.ts'

export function passwordHashOf(db: Database, ownerId: string) {
  return db
    .select({ passwordHash: users.passwordHash, email: users.email })
    .from(users)
    .where(eq(users.id, ownerId))
}

/**
 * Changes the password, ends the other sessions and cancels a pending change of e-mail, for one batch. Does nothing
 * where the password has changed since it was verified; the last statement returns a row where it did something.
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
    dropToken(db, ownerId, 'email_change', holds),
    resetAttemptsWhere(db, change.attemptsKey, holds),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, newEmail: null })
      .where(unchanged)
      .returning({ id: users.id }),
  ] as const
}

/** Audit row, change and consumption of the token, in this order, for one batch. */
export function confirmEmailByToken(
  db: Database,
  hash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const waits = and(
    eq(users.id, tokenOwner(db, 'email_confirmation', hash, now)),
    eq(users.status, 'pending'),
  )
  return [
    recordAuditWhere(db, { ...byOwner('account.email_confirmed', now), ...caller }, users, waits),
    db
      .update(users)
      .set({ status: 'email_confirmed', statusSince: now, emailConfirmedAt: now })
      .where(waits)
      .returning({ id: users.id }),
    useToken(db, 'email_confirmation', hash, now),
  ] as const
}

/**
 * Stores the requested e-mail and invalidates the link of an earlier request, for one batch. Does nothing where the
 * password has changed since it was verified; the last statement returns a row where it did something.
 */
export function requestNewEmail(
  db: Database,
  ownerId: string,
  ask: { stored: string; newEmail: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, ask.stored)
  const holds = userExists(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    recordEventWhere(db, message, users, unchanged),
    dropToken(db, ownerId, 'email_change', holds),
    resetAttemptsWhere(db, ask.attemptsKey, holds),
    db.update(users).set({ newEmail: ask.newEmail }).where(unchanged).returning({ id: users.id }),
  ] as const
}

/** Changes the e-mail and notifies the old address, for one batch. */
export function confirmNewEmail(
  db: Database,
  hash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const asked = and(eq(users.id, tokenOwner(db, 'email_change', hash, now)), isNotNull(users.newEmail))
  return [
    recordAuditWhere(db, { ...byOwner('account.email_changed', now), ...caller }, users, asked),
    recordEventWhere(
      db,
      {
        companyId: sql`${users.companyId}`,
        userId: sql`${users.id}`,
        kind: 'email_changed',
        parameters: sql`json_object('to', ${users.email})`,
        at: now,
      },
      users,
      asked,
    ),
    db
      .update(users)
      .set({ email: sql`${users.newEmail}`, newEmail: null })
      .where(asked)
      .returning({ email: users.email }),
    useToken(db, 'email_change', hash, now),
  ] as const
}

/** Sets the new password and ends every session, for one batch; does nothing where the token is invalid. */
export function resetPasswordByToken(
  db: Database,
  hash: string,
  passwordHash: string,
  now: Date,
  caller: { clientIp: string; requestId: string },
) {
  const owner = tokenOwner(db, 'password_reset', hash, now)
  const isOwner = eq(users.id, owner)
  return [
    recordAuditWhere(db, { ...byOwner('account.password_reset', now), ...caller }, users, isOwner),
    notifyMatching(db, isOwner, 'password_changed', now),
    deleteSessionsOf(db, owner),
    dropToken(db, owner, 'email_change'),
    db.update(users).set({ passwordHash, newEmail: null }).where(isOwner).returning({ id: users.id }),
    useToken(db, 'password_reset', hash, now),
  ] as const
}

/** Audit row of a wrong password at the dashboard; none where nobody has the e-mail. */
export function recordRefusedSignIn(
  db: Database,
  email: string,
  now: Date,
  { clientIp, requestId }: { clientIp: string; requestId: string },
) {
  const entry = { ...byOwner('account.dashboard_refused', now), actorId: null, clientIp, requestId }
  return recordAuditWhere(db, entry, users, eq(users.email, email))
}

/** An audit entry whose company, actor and subject come from the matching user row. */
function byOwner(action: AuditEntry['action'], at: Date) {
  return {
    companyId: sql`${users.companyId}`,
    actorId: sql`${users.id}`,
    subjectId: sql`${users.id}`,
    action,
    at,
  }
}

/** The owner of a valid token, as a subquery for the conditions of one batch. */
function tokenOwner(db: Database, purpose: TokenPurpose, hash: string, now: Date): SQL {
  const owner = db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(
      and(
        eq(tokens.purpose, purpose),
        eq(tokens.hash, hash),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, now),
      ),
    )
  return sql`(${owner})`
}

/** Deletes the token. Must be last in its batch: the statements before it check that the token is valid. */
function useToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.purpose, purpose), eq(tokens.hash, hash), isNull(tokens.usedAt)))
}

function dropToken(db: Database, ownerId: string | SQL, purpose: TokenPurpose, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), eq(tokens.purpose, purpose), condition))
}
