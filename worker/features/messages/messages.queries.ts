import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { isCurrentReminder } from '#database/reminders.ts'
import { type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'

export const BATCH_SIZE = 40

/** Claims a batch of due e-mails until `leaseEnd`, so that no parallel run sends them too. */
export function claimDueMails(db: Database, now: Date, leaseEnd: Date) {
  const due = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.mailStatus, 'waiting'), lte(events.mailDueAt, now)))
    .orderBy(asc(events.mailDueAt))
    .limit(BATCH_SIZE)
  return db
    .update(events)
    .set({ mailDueAt: leaseEnd, mailAttempts: sql`${events.mailAttempts} + 1` })
    .where(inArray(events.id, due))
    .returning()
}

export type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number]

/** The recipients and their companies, in whose name the e-mails are sent. */
export function recipientsOf(db: Database, userIds: string[]) {
  return db
    .select({
      userId: sql<string>`${users.id}`.as('user_id'),
      fullName: users.fullName,
      email: users.email,
      status: users.status,
      newEmail: users.newEmail,
      company: {
        id: companies.id,
        name: companies.name,
        primaryColor: companies.primaryColor,
        phone: companies.phone,
        timeZone: companies.timeZone,
        logoKey: companies.logoKey,
        logoVersion: companies.logoVersion,
        mailFromName: companies.mailFromName,
        mailFromAddress: companies.mailFromAddress,
      },
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, userIds))
}

export type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number]

/** Those of the events that are reminders of something that changed or passed meanwhile. */
export function obsoleteReminders(db: Database, ids: string[], now: Date) {
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), sql`not (${isCurrentReminder(now)})`))
}

/**
 * Replaces the user's token for the same purpose, as long as the e-mail that carries it waits: a change of password or of
 * e-mail drops it. Returns a row where it did.
 */
export function replaceToken(
  db: Database,
  eventId: string,
  {
    userId,
    purpose,
    hash,
    expiresAt,
  }: { userId: string; purpose: TokenPurpose; hash: string; expiresAt: Date },
) {
  const row = db
    .select({
      userId: sql<string>`${userId}`.as('user_id'),
      purpose: sql<TokenPurpose>`${purpose}`.as('purpose'),
      hash: sql<string>`${hash}`.as('hash'),
      expiresAt: sql<Date>`${sql.param(expiresAt, tokens.expiresAt)}`.as('expires_at'),
      usedAt: sql<null>`null`.as('used_at'),
    })
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.mailStatus, 'waiting')))
  return db
    .insert(tokens)
    .select(row)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: { hash, expiresAt, usedAt: null } })
    .returning({ userId: tokens.userId })
}

export function markSent(db: Database, id: string, now: Date) {
  return db
    .update(events)
    .set({ mailStatus: 'sent', mailSentAt: now, mailError: null })
    .where(eq(events.id, id))
}

/** For an e-mail that is obsolete or whose recipient is gone. */
export function markDropped(db: Database, id: string) {
  return db.update(events).set({ mailStatus: 'dropped', mailError: null }).where(eq(events.id, id))
}

export function markFailed(
  db: Database,
  id: string,
  error: string,
  next: { mailStatus: 'waiting' | 'failed'; mailDueAt: Date },
) {
  return db
    .update(events)
    .set({ ...next, mailError: error })
    .where(eq(events.id, id))
}
