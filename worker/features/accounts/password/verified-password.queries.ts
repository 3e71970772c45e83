import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'

/** Condition: the stored hash is still the one that was verified, so there was no reset in between. */
export function hasPassword(ownerId: string, stored: string) {
  return and(eq(users.id, ownerId), eq(users.passwordHash, stored))
}

/** The audit row, if the stored hash is still the one that was verified. */
export function auditWithPassword(db: Database, audit: AuditEntry, ownerId: string, stored: string) {
  return recordAuditWhere(db, audit, users, hasPassword(ownerId, stored))
}

/** Condition for statements on other tables: a user row matches `condition`. */
export function userExists(db: Database, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(condition),
  )
}
