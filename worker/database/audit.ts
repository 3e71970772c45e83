import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '../contract/audit.ts'
import type { Database } from './client.ts'
import { insertWhere } from './insert-where.ts'
import { auditLog } from './schema/operations.ts'

export interface AuditEntry {
  companyId: number | SQL
  at: Date
  actorId: string | SQL | null
  action: AuditAction
  subjectId: string | SQL | null
  origin: string
  requestId: string
  /** Codes and counts, never health data or what a member typed; a configuration's change with its before and after. */
  detail?: Record<string, string>
}

function row(entry: AuditEntry) {
  return { ...entry, id: crypto.randomUUID(), detail: entry.detail ?? null }
}

export function recordAudit(
  db: Database,
  entry: AuditEntry & { companyId: number; actorId: string | null; subjectId: string | null },
) {
  return db
    .insert(auditLog)
    .values({ ...row(entry), companyId: entry.companyId, actorId: entry.actorId, subjectId: entry.subjectId })
}

/** The audit row of a conditional change: goes before the change, under the same condition. */
export function recordAuditWhere(
  db: Database,
  entry: AuditEntry,
  source: SQLiteTable,
  condition: SQL | undefined,
) {
  return insertWhere(db, auditLog, row(entry), source, condition)
}
