import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#contract/accounts.ts'
import type { EventKind } from '#contract/notifications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { mayResendConfirmation } from '#database/confirmation.ts'
import { isUnnotifiedDecision, type NewEvent, recordEventWhere } from '#database/events.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'

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

export function insertAccount(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row)
}

export function renameAccount(db: Database, ownerId: string, fullName: string) {
  return db.update(users).set({ fullName }).where(eq(users.id, ownerId)).returning()
}

/** Asks for another confirmation e-mail, unless one was asked for a moment ago. */
export function recordConfirmationAgain(db: Database, ownerId: string, sentBefore: Date, message: NewEvent) {
  return recordEventWhere(db, message, users, mayResendConfirmation(ownerId, sentBefore))
}

export function markConfirmationSent(db: Database, ownerId: string, sentBefore: Date, now: Date) {
  return db
    .update(users)
    .set({ confirmationSentAt: now })
    .where(mayResendConfirmation(ownerId, sentBefore))
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
export function deleteUnnotifiedDecision(db: Database, ownerId: string, now: Date) {
  return db.delete(events).where(and(eq(events.userId, ownerId), isUnnotifiedDecision('registration', now)))
}

export function auditInStatus(db: Database, ownerId: string, status: RegistrationStatus, entry: AuditEntry) {
  return recordAuditWhere(db, entry, users, inStatus(ownerId, status))
}

/** A message to whoever has the address; nothing where nobody has. */
export function tellAddress(db: Database, email: string, kind: EventKind, at: Date) {
  return tellMatching(db, eq(users.email, email), kind, at)
}

export function tellMatching(db: Database, who: SQL, kind: EventKind, at: Date) {
  const message = { companyId: sql`${users.companyId}`, userId: sql`${users.id}`, kind, at }
  return recordEventWhere(db, message, users, who)
}
