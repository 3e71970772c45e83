import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '../../contract/accounts.ts'
import type { EventKind } from '../../contract/notifications.ts'
import { type AuditEntry, recordAuditWhere } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { isUntoldDecision, type NewEvent, recordEventWhere } from '../../database/events.ts'
import { insertWhere } from '../../database/insert-where.ts'
import {
  type SessionPurpose,
  sessions,
  type TokenPurpose,
  tokens,
  users,
} from '../../database/schema/accounts.ts'
import { companies } from '../../database/schema/company.ts'
import { auditLog, events } from '../../database/schema/operations.ts'
import { secondStepColumns } from '../../database/sessions.ts'
import { forgetAttemptsWhere, takeAttemptBackWhere } from '../../database/throttles.ts'

export function accountByEmail(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email))
}

export function statusByEmail(db: Database, email: string) {
  return db.select({ status: users.status }).from(users).where(eq(users.email, email))
}

/** The same row whatever the address asks: what a company keeps to itself must not depend on who is its member. */
export function statusCheckOf(db: Database, companyId: number) {
  return db.select({ inFull: companies.statusCheckInFull }).from(companies).where(eq(companies.id, companyId))
}

/** What decides about the second step of an account whose session is only beginning. */
export function secondStepOf(db: Database, userId: string, purpose: SessionPurpose) {
  return db.select(secondStepColumns(db, purpose)).from(users).where(eq(users.id, userId))
}

export function passwordHashOf(db: Database, ownerId: string) {
  return db
    .select({ passwordHash: users.passwordHash, email: users.email })
    .from(users)
    .where(eq(users.id, ownerId))
}

export function insertAccount(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row)
}

/** The password is still the one that was verified: a reset may have come in between. */
function hasPassword(ownerId: string, stored: string) {
  return and(eq(users.id, ownerId), eq(users.passwordHash, stored))
}

/** The same as a condition on other tables. */
function personIn(db: Database, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(condition),
  )
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
    forgetAttemptsWhere(db, change.attemptsKey, holds),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, newEmail: null })
      .where(unchanged)
      .returning({ id: users.id }),
  ] as const
}

/**
 * What the right password does to the counters, and its new hash where one is due, for one batch: nothing where it
 * has changed since it was verified. Goes last; the first statement answers whether it is still that one.
 */
export function settleSignIn(
  db: Database,
  ownerId: string,
  stored: string,
  counters: { accountKey: string; originKey: string },
  rehashed: string | undefined,
) {
  const unchanged = hasPassword(ownerId, stored)
  const holds = personIn(db, unchanged)
  return [
    db.select({ id: users.id }).from(users).where(unchanged),
    forgetAttemptsWhere(db, counters.accountKey, holds),
    takeAttemptBackWhere(db, counters.originKey, holds),
    ...(rehashed ? [db.update(users).set({ passwordHash: rehashed }).where(unchanged)] : []),
  ] as const
}

export function insertSession(db: Database, row: typeof sessions.$inferInsert) {
  return db.insert(sessions).values(row)
}

/** Session and audit row for whoever has signed in, for one batch; ends the one that the browser had until now. */
export function openSession(
  db: Database,
  row: typeof sessions.$inferInsert,
  stored: string,
  audit: AuditEntry,
  replaced: { userId: string; secretHash: string } | undefined,
) {
  const unchanged = hasPassword(row.userId, stored)
  return [
    insertWhere(db, sessions, row, users, unchanged),
    recordAuditWhere(db, audit, users, unchanged),
    ...(replaced
      ? [deleteSessionBySecret(db, replaced.userId, replaced.secretHash, personIn(db, unchanged))]
      : []),
  ] as const
}

/** A session for whoever still has the password of the registration, for one batch. */
export function insertSessionOfNewcomer(db: Database, row: typeof sessions.$inferInsert) {
  const passwordChanges = db
    .select({ one: sql`1`.as('one') })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, row.userId),
        inArray(auditLog.action, ['account.password_changed', 'account.password_reset']),
      ),
    )
  const unchanged = and(eq(users.id, row.userId), isNull(users.blockedAt), sql`not exists ${passwordChanges}`)
  return [
    insertWhere(db, sessions, row, users, unchanged),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, row.id)),
  ] as const
}

export function sessionsOf(
  db: Database,
  ownerId: string,
  purpose: SessionPurpose,
  seenAfter: Date,
  limit: number,
) {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, ownerId), eq(sessions.purpose, purpose), gt(sessions.lastSeenAt, seenAfter)),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(limit)
}

/** Audit row and end of one of the person's sessions at one address, for one batch. */
export function deleteSession(
  db: Database,
  ownerId: string,
  purpose: SessionPurpose,
  sessionId: string,
  audit: AuditEntry,
) {
  const mine = and(eq(sessions.id, sessionId), eq(sessions.userId, ownerId), eq(sessions.purpose, purpose))
  return [
    recordAuditWhere(db, audit, sessions, mine),
    db.delete(sessions).where(mine).returning({ secretHash: sessions.secretHash }),
  ] as const
}

export function deleteSessionBySecret(db: Database, ownerId: string, secretHash: string, condition?: SQL) {
  const mine = and(eq(sessions.secretHash, secretHash), eq(sessions.userId, ownerId))
  return db.delete(sessions).where(and(mine, condition))
}

/** Ends every session of the person, at both addresses; `except` spares the one that asks. */
export function deleteSessionsOf(db: Database, ownerId: string | SQL, except?: string) {
  const mine = eq(sessions.userId, ownerId)
  return db.delete(sessions).where(except ? and(mine, ne(sessions.secretHash, except)) : mine)
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

/** Audit row, change and the end of the token, in this order, for one batch. */
export function confirmEmailByToken(
  db: Database,
  hash: string,
  now: Date,
  caller: { origin: string; requestId: string },
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

export function renameAccount(db: Database, ownerId: string, fullName: string) {
  return db.update(users).set({ fullName }).where(eq(users.id, ownerId)).returning()
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
    forgetAttemptsWhere(db, ask.attemptsKey, holds),
    db.update(users).set({ newEmail: ask.newEmail }).where(unchanged).returning({ id: users.id }),
  ] as const
}

function dropToken(db: Database, ownerId: string | SQL, purpose: TokenPurpose, condition?: SQL) {
  return db.delete(tokens).where(and(eq(tokens.userId, ownerId), eq(tokens.purpose, purpose), condition))
}

/** Everything that a confirmed change of address does, for one batch. The old address is told of it. */
export function confirmNewEmail(
  db: Database,
  hash: string,
  now: Date,
  caller: { origin: string; requestId: string },
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
  caller: { origin: string; requestId: string },
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

function mayResend(ownerId: string, sentBefore: Date) {
  return and(eq(users.id, ownerId), eq(users.status, 'pending'), lte(users.confirmationSentAt, sentBefore))
}

/** Asks for another confirmation e-mail, unless one was asked for a moment ago. */
export function recordConfirmationAgain(db: Database, ownerId: string, sentBefore: Date, message: NewEvent) {
  return recordEventWhere(db, message, users, mayResend(ownerId, sentBefore))
}

export function markConfirmationSent(db: Database, ownerId: string, sentBefore: Date, now: Date) {
  return db
    .update(users)
    .set({ confirmationSentAt: now })
    .where(mayResend(ownerId, sentBefore))
    .returning({ id: users.id })
}

function inStatus(ownerId: string, status: RegistrationStatus) {
  return and(eq(users.id, ownerId), eq(users.status, status))
}

export function correctRejected(db: Database, ownerId: string, fullName: string, now: Date) {
  return db
    .update(users)
    .set({
      fullName,
      status: 'email_confirmed',
      statusSince: now,
      rejectionReason: null,
      rejectionText: null,
    })
    .where(inStatus(ownerId, 'rejected'))
    .returning()
}

/** Whoever corrects has read the decision: it is not told any more. */
export function dropUntoldDecision(db: Database, ownerId: string, now: Date) {
  return db.delete(events).where(and(eq(events.userId, ownerId), isUntoldDecision('registration', now)))
}

export function auditInStatus(db: Database, ownerId: string, status: RegistrationStatus, entry: AuditEntry) {
  return recordAuditWhere(db, entry, users, inStatus(ownerId, status))
}

/** A message to whoever has the address; nothing where nobody has. */
export function tellAddress(db: Database, email: string, kind: EventKind, at: Date) {
  return tellMatching(db, eq(users.email, email), kind, at)
}

function tellMatching(db: Database, who: SQL, kind: EventKind, at: Date) {
  const message = { companyId: sql`${users.companyId}`, userId: sql`${users.id}`, kind, at }
  return recordEventWhere(db, message, users, who)
}
