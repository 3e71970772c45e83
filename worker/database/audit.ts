import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'
import { insertWhere } from './insert-where.ts'
import { auditLog } from './schema/operations.ts'

export type AuditAction =
  | 'account.registered'
  | 'account.signed_in'
  | 'account.signed_in_to_dashboard'
  | 'account.email_confirmed'
  | 'account.registration_corrected'
  | 'account.password_changed'
  | 'account.password_reset'
  | 'second_factor.enabled'
  | 'second_factor.disabled'
  | 'second_factor.verified'
  | 'second_factor.recovery_code_used'
  | 'second_factor.recovery_codes_replaced'
  | 'account.session_ended'
  | 'account.sessions_ended'
  | 'registration.approved'
  | 'registration.rejected'
  | 'consultation.scheduled'
  | 'consultation.edited'
  | 'consultation.completed'
  | 'consultation.cancelled'
  | 'consultation.deleted'
  | 'anamnesis.saved'
  | 'sleep.added'
  | 'sleep.edited'
  | 'sleep.deleted'
  | 'exercise.added'
  | 'exercise.edited'
  | 'exercise.deleted'
  | 'exam.added'
  | 'exam.edited'
  | 'exam.deleted'
  | 'exam_file.announced'
  | 'exam_file.content_stored'
  | 'exam_file.deleted'
  | 'policy.announced'
  | 'policy.content_stored'
  | 'policy.deleted'
  | 'policy.approved'
  | 'policy.rejected'
  | 'company.configured'
  | 'company.logo_changed'
  | 'company.logo_removed'
  | 'account.name_changed'
  | 'account.email_change_requested'
  | 'account.email_changed'

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
