import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { RegistrationStatus } from '#contract/accounts.ts'
import type { EventKind } from '#contract/notifications.ts'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { mayResendConfirmation } from '#database/confirmation.ts'
import { keepDecision } from '#database/earlier-requests.ts'
import { eventFor, isUnnotifiedDecision, recordEventWhere } from '#database/events.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'
import type { Account } from '#database/sessions.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { hasVersion, type Target } from '#database/versions.ts'
import { type NameChange, noNewName } from '#domain/person-name.ts'
import { byOwner } from './credentials.queries.ts'

export function accountByEmail(db: Database, email: string) {
  return db.select().from(users).where(eq(users.email, email))
}

export function statusByEmail(db: Database, email: string) {
  return db.select({ status: users.status }).from(users).where(eq(users.email, email))
}

export function companyName(db: Database, companyId: number) {
  return db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
}

/** Reads one company's setting for every e-mail, so that the answer does not reveal who is a member. */
export function statusCheckOf(db: Database, companyId: number) {
  return db
    .select({ isOpen: companies.statusCheckOpen, inFull: companies.statusCheckInFull })
    .from(companies)
    .where(eq(companies.id, companyId))
}

/** Deletes an unconfirmed registration with its sessions, tokens and e-mails. Does nothing if the address is confirmed. */
export function dropUnconfirmed(db: Database, email: string | SQL, now: Date, caller: Origin) {
  const unconfirmed = and(eq(users.email, email), eq(users.status, 'pending'), eq(users.role, 'member'))
  const entry = { ...byOwner('account.registration_replaced', now, caller), actorId: null }
  return {
    audit: recordAuditWhere(db, entry, users, unconfirmed),
    dropped: db.delete(users).where(unconfirmed),
  }
}

export function insertAccount(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row)
}

export function accountOf(db: Database, ownerId: string) {
  return db.select().from(users).where(eq(users.id, ownerId))
}

/** Does nothing if the account has another version. */
export function updateName(db: Database, { id, version }: Account, { set }: NameChange, audit: AuditEntry) {
  const unchanged = and(eq(users.id, id), eq(users.version, version))
  return {
    audit: recordAuditWhere(db, audit, users, unchanged),
    changed: db.update(users).set(set).where(unchanged).returning(),
    current: accountOf(db, id),
  }
}

/** Withdraws a name awaiting approval. */
export function withdrawNewName(db: Database, ownerId: string, audit: AuditEntry) {
  const waits = and(eq(users.id, ownerId), isNotNull(users.newName))
  return {
    audit: recordAuditWhere(db, audit, users, waits),
    withdrawn: db.update(users).set(noNewName).where(waits),
    account: accountOf(db, ownerId),
  }
}

export function resendConfirmation(
  db: Database,
  { id, companyId }: Account,
  sentBefore: Date,
  mailLimit: string,
  at: Date,
) {
  const waits = mayResendConfirmation(db, id, sentBefore, mailLimit)
  return {
    event: recordEventWhere(db, eventFor(id, { companyId, at }, 'confirm_email'), users, waits),
    sent: db.update(users).set({ confirmationSentAt: at }).where(waits).returning({ id: users.id }),
  }
}

function isCorrectable(owner: Target) {
  const correctable: RegistrationStatus[] = ['email_confirmed', 'rejected']
  return and(
    eq(users.id, owner.id),
    inArray(users.status, correctable),
    hasVersion(users.version, owner.version),
  )
}

/** A registration that is already waiting keeps its place in the queue. */
export function updateRegistration(db: Database, owner: Target, fullName: string, now: Date) {
  return db
    .update(users)
    .set({
      fullName,
      status: 'email_confirmed',
      statusSince: sql`iif(${users.status} = 'rejected', ${now.getTime()}, ${users.statusSince})`,
      assignedTo: sql`iif(${users.status} = 'rejected', null, ${users.assignedTo})`,
      rejectionReason: null,
      rejectionText: null,
    })
    .where(isCorrectable(owner))
    .returning()
}

/**
 * Removes the decision's event before it is sent: a member who corrects the registration has already seen the
 * decision.
 */
export function deleteUnnotifiedDecision(db: Database, ownerId: string, now: Date) {
  return db.delete(events).where(and(eq(events.userId, ownerId), isUnnotifiedDecision('registration', now)))
}

/** Keeps a record of the rejection that the correction ends. */
export function keepRejection(db: Database, owner: Target, now: Date) {
  return keepDecision(db, now, and(isCorrectable(owner), eq(users.status, 'rejected')))
}

export function auditCorrection(db: Database, owner: Target, entry: AuditEntry) {
  return recordAuditWhere(db, entry, users, isCorrectable(owner))
}

/** The event for the owner of the e-mail address; none if nobody has it, or unless `mayBeSent`. */
export function notifyAddress(db: Database, email: string, kind: EventKind, at: Date, mayBeSent: boolean) {
  return notifyMatching(db, sql`${users.email} = ${email} and ${mayBeSent ? 1 : 0}`, kind, at)
}

/**
 * The event for the owner of the e-mail address, if the attempt counted earlier in the batch is within its
 * limit.
 */
export function notifyWithinLimit(db: Database, email: string, kind: EventKind, at: Date, mailLimit: string) {
  return notifyMatching(db, sql`${users.email} = ${email} and ${attemptIsAllowed(db, mailLimit)}`, kind, at)
}

export function notifyMatching(db: Database, who: SQL, kind: EventKind, at: Date) {
  const message = eventFor(sql`${users.id}`, { companyId: sql`${users.companyId}`, at }, kind)
  return recordEventWhere(db, message, users, who)
}
