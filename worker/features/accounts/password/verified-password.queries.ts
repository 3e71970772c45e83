import { and, eq } from 'drizzle-orm'
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
