import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type AuditEntry, recordAuditWhere } from './audit.ts'
import type { Database, Statement } from './client.ts'

/**
 * Returns the audit insert and the delete of the row that meets the condition, to run in one batch.
 * @param current reads the row if it was not deleted
 */
export function deleteRow<S extends Statement>(
  db: Database,
  table: SQLiteTable & { id: SQLiteColumn },
  condition: SQL | undefined,
  audit: AuditEntry,
  current: S,
) {
  return {
    audit: recordAuditWhere(db, audit, table, condition),
    deleted: db.delete(table).where(condition).returning({ id: table.id }),
    current,
  }
}
