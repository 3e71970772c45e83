import { and, desc, eq, gt, inArray, ne, not, notInArray, type SQL } from 'drizzle-orm'
import { SESSIONS_MAX } from '#contract/accounts.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { countChange } from '#database/quotas.ts'
import { rowExists } from '#database/row-exists.ts'
import { type SessionPurpose, sessions, users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { needsNoSecondStep, secondStepColumns } from '#database/sessions.ts'
import { refundAttemptWhere, resetAttemptsWhere } from '#database/throttles.ts'
import { quotaDayOf } from '#domain/server/quotas.ts'
import { hasPassword } from '../password/verified-password.queries.ts'

/** The second-factor state of an account whose session is about to start. */
export function secondStepOf(db: Database, userId: string, purpose: SessionPurpose) {
  return db.select(secondStepColumns(db, purpose)).from(users).where(eq(users.id, userId))
}

/**
 * Returns the statements that reset the counters after a correct password and store its new hash if one is due, to
 * run in one batch. They do nothing if the password has changed since it was verified; `unchanged` returns a row if
 * it has not.
 */
export function settleSignIn(
  db: Database,
  ownerId: string,
  stored: string,
  counters: { accountKey: string; clientIpKeys: string[] },
  rehashed: string | undefined,
) {
  const unchanged = hasPassword(ownerId, stored)
  const holds = rowExists(db, users, unchanged)
  return {
    unchanged: db.select({ id: users.id }).from(users).where(unchanged),
    attempts: resetAttemptsWhere(db, counters.accountKey, holds),
    refunded: counters.clientIpKeys.length > 0 ? [refundAttemptWhere(db, counters.clientIpKeys, holds)] : [],
    rehashed: rehashed ? [db.update(users).set({ passwordHash: rehashed }).where(unchanged)] : [],
  }
}

export function insertSession(db: Database, row: typeof sessions.$inferInsert) {
  return db.insert(sessions).values(row)
}

/**
 * Counts a sign-in towards the account's quota, in its batch: before it, no session identifies the owner of
 * the request.
 */
export function countSignIn(db: Database, userId: string, now: Date, scale: number) {
  const { day } = quotaDayOf(now)
  return countChange(db, userId, { kind: 'sessions', day, changes: 1, bytes: 0, scale })
}

/**
 * The event of a sign-in on a new device, for its batch. None before the address is confirmed, because the
 * mailbox may be a stranger's.
 */
export function recordNewDevice(db: Database, newDevice: NewEvent | undefined, condition: SQL | undefined) {
  if (!newDevice) return []
  return [recordEventWhere(db, newDevice, users, and(condition, ne(users.status, 'pending')))]
}

/** What a sign-in records. */
export interface SignInTraces {
  audit: AuditEntry
  newDevice: NewEvent | undefined
}

/** Ends the browser's previous session. */
export function openSession(
  db: Database,
  row: typeof sessions.$inferInsert,
  stored: string,
  { audit, newDevice }: SignInTraces,
  replaced: { userId: string; secretHash: string } | undefined,
) {
  const unchanged = hasPassword(row.userId, stored)
  return {
    session: insertWhere(db, sessions, row, users, unchanged),
    audit: recordAuditWhere(db, audit, users, unchanged),
    newDevice: recordNewDevice(db, newDevice, and(unchanged, needsNoSecondStep(db, row.purpose))),
    replaced: replaced
      ? [deleteSessionBySecret(db, replaced.userId, replaced.secretHash, rowExists(db, users, unchanged))]
      : [],
    oldest: deleteOldestSessions(db, row),
  }
}

/** For an unconfirmed account whose password is still that of its registration. */
export function insertSessionOfRegistration(db: Database, row: typeof sessions.$inferInsert) {
  const passwordChange = and(
    eq(auditLog.subjectId, row.userId),
    inArray(auditLog.action, ['account.password_changed', 'account.password_reset']),
  )
  const unchanged = and(
    eq(users.id, row.userId),
    eq(users.status, 'pending'),
    not(rowExists(db, auditLog, passwordChange)),
  )
  return {
    session: insertWhere(db, sessions, row, users, unchanged),
    oldest: deleteOldestSessions(db, row),
    started: db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, row.id)),
  }
}

/** Deletes the user's least recently used sessions at an address, beyond the maximum number. */
export function deleteOldestSessions(
  db: Database,
  { userId, purpose }: { userId: string; purpose: SessionPurpose },
) {
  const mine = and(eq(sessions.userId, userId), eq(sessions.purpose, purpose))
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.lastSeenAt))
    .limit(SESSIONS_MAX)
  return db.delete(sessions).where(and(mine, notInArray(sessions.id, newest)))
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

export function deleteSession(
  db: Database,
  ownerId: string,
  purpose: SessionPurpose,
  sessionId: string,
  audit: AuditEntry,
) {
  const mine = and(eq(sessions.id, sessionId), eq(sessions.userId, ownerId), eq(sessions.purpose, purpose))
  return {
    audit: recordAuditWhere(db, audit, sessions, mine),
    ended: db.delete(sessions).where(mine).returning({ secretHash: sessions.secretHash }),
  }
}

export function deleteSessionBySecret(db: Database, ownerId: string, secretHash: string, condition?: SQL) {
  const mine = and(eq(sessions.secretHash, secretHash), eq(sessions.userId, ownerId))
  return db.delete(sessions).where(and(mine, condition))
}

/** Deletes every session of the user at both addresses, except the one whose secret has the hash `except`. */
export function deleteSessions(db: Database, ownerId: string | SQL, except?: string) {
  const mine = eq(sessions.userId, ownerId)
  return db.delete(sessions).where(except ? and(mine, ne(sessions.secretHash, except)) : mine)
}
