import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { type TokenPurpose, tokens, users } from '../../database/schema/accounts.ts'
import { companies } from '../../database/schema/company.ts'
import { outbox } from '../../database/schema/operations.ts'

const BATCH_SIZE = 20

/** Takes the messages that are due: until `leaseEnd` nobody else takes them. */
export function claimDueMessages(db: Database, now: Date, leaseEnd: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH_SIZE)
  return db
    .update(outbox)
    .set({ dueAt: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Whom the message is for and in whose name it goes out. */
export function recipientOf(db: Database, userId: string) {
  return db
    .select({
      fullName: users.fullName,
      email: users.email,
      status: users.status,
      company: { name: companies.name, primaryColor: companies.primaryColor, phone: companies.phone },
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}

/** A new token in place of the one before. */
export function replaceToken(
  db: Database,
  token: { userId: string; purpose: TokenPurpose; hash: string; expiresAt: Date },
) {
  const { hash, expiresAt } = token
  return db
    .insert(tokens)
    .values(token)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: { hash, expiresAt, usedAt: null } })
}

export function markSent(db: Database, id: string, now: Date) {
  return db.update(outbox).set({ status: 'sent', sentAt: now, lastError: null }).where(eq(outbox.id, id))
}

export function markFailed(db: Database, id: string, error: string, next: { status: 'waiting' | 'failed'; dueAt: Date }) {
  return db
    .update(outbox)
    .set({ ...next, lastError: error })
    .where(eq(outbox.id, id))
}
