import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '#contract/audit.ts'
import type { AuditDetail } from '#contract/audit-details.ts'
import type { Database } from './client.ts'
import { generatedId, insertWhere } from './insert-where.ts'
import { auditLog } from './schema/operations.ts'

export interface AuditEntry {
  companyId: number | SQL
  at: Date
  actorId: string | SQL | null
  action: AuditAction
  subjectId: string | SQL | null
  clientIp: string
  requestId: string
  /**
   * Codes and counts, never health data or text typed by a member. For the configuration, the values before
   * and after.
   */
  detail?: AuditDetail | SQL
}

/** Where a request came from. */
export type Origin = Pick<AuditEntry, 'clientIp' | 'requestId'>

function row<E extends AuditEntry>(entry: E) {
  return {
    ...entry,
    id: crypto.randomUUID(),
    detail: (entry.detail ?? null) as NonNullable<E['detail']> | null,
  }
}

export function recordAudit(
  db: Database,
  entry: AuditEntry & {
    companyId: number
    actorId: string | null
    subjectId: string | null
    detail?: AuditDetail
  },
) {
  return db
    .insert(auditLog)
    .values({ ...row(entry), companyId: entry.companyId, actorId: entry.actorId, subjectId: entry.subjectId })
}

/**
 * Returns the audit insert of a conditional change: one row for each row of `source` that meets the
 * condition. It must come before the change in the same batch.
 */
export function recordAuditWhere(
  db: Database,
  entry: AuditEntry,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  return insertWhere(db, auditLog, { ...row(entry), id: generatedId }, source, condition)
}
