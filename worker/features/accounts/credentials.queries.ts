import { and, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { sessions, type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { resetAttemptsWhere } from '#database/throttles.ts'
import { tellMatching } from './accounts.queries.ts'
import { hasPassword, personIn } from './password/verified-password.queries.ts'
import { deleteSessionsOf } from './sessions/sessions.queries.ts'

export function passwordHashOf(db: Database, ownerId: string) {
  return db
    .select({ passwordHash: users.passwordHash, email: users.email })
    .from(users)
    .where(eq(users.id, ownerId))
}

/**
 * Everything that a new password does, for one batch: nothing where the old one has changed since it was verified.
 * Whoever had the old one cannot move the account to another address any more. The last statement answers whether.
 */
export function changePasswordOf(
  db: Database,
  ownerId: string,
  change: { stored: string; passwordHash: string; sessionHash: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, change.stored)
  const holds = personIn(db, unchanged)
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

/** Audit row, change and the end of the token, in this order, for one batch. */
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
 * Everything that asking for another address does, for one batch: nothing where the password has changed since it was
 * verified. The link of an earlier ask stops working at once. The last statement answers whether.
 */
export function askForNewEmail(
  db: Database,
  ownerId: string,
  ask: { stored: string; newEmail: string; attemptsKey: string },
  audit: AuditEntry,
  message: NewEvent,
) {
  const unchanged = hasPassword(ownerId, ask.stored)
  const holds = personIn(db, unchanged)
  return [
    recordAuditWhere(db, audit, users, unchanged),
    recordEventWhere(db, message, users, unchanged),
    dropToken(db, ownerId, 'email_change', holds),
    resetAttemptsWhere(db, ask.attemptsKey, holds),
    db.update(users).set({ newEmail: ask.newEmail }).where(unchanged).returning({ id: users.id }),
  ] as const
}

/** Everything that a confirmed change of address does, for one batch. The old address is told of it. */
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

/** Everything that a reset does, for one batch: all of it or, where the token is not good, nothing. */
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
    tellMatching(db, isOwner, 'password_changed', now),
    deleteSessionsOf(db, owner),
    dropToken(db, owner, 'email_change'),
    db.update(users).set({ passwordHash, newEmail: null }).where(isOwner).returning({ id: users.id }),
    useToken(db, 'password_reset', hash, now),
  ] as const
}

/** A wrong password at the dashboard: a row about the account that was meant, and none where nobody has the address. */
export function recordRefusedEntry(
  db: Database,
  email: string,
  now: Date,
  { clientIp, requestId }: { clientIp: string; requestId: string },
) {
  const entry = { ...byOwner('account.dashboard_refused', now), actorId: null, clientIp, requestId }
  return recordAuditWhere(db, entry, users, eq(users.email, email))
}

/** An audit entry whose account, actor and subject are the matching row itself. */
function byOwner(action: AuditEntry['action'], at: Date) {
  return {
    companyId: sql`${users.companyId}`,
    actorId: sql`${users.id}`,
    subjectId: sql`${users.id}`,
    action,
    at,
  }
}

/** The owner of a token that is still good, as a subquery for the conditions of one batch. */
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

/** Uses the token up. Goes last in its batch, since what stands before it asks whether it is good. */
function useToken(db: Database, purpose: TokenPurpose, hash: string, now: Date) {
  return db
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.purpose, purpose), eq(tokens.hash, hash), isNull(tokens.usedAt)))
}

function dropToken(db: Database, ownerId: string | SQL, purpose: TokenPurpose, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), eq(tokens.purpose, purpose), condition))
}
