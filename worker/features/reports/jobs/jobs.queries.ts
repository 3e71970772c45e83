import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { type ReportState, UNFINISHED_REPORTS_MAX } from '#contract/reports.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { scheduleListedFileDeletions } from '#database/file-deletions.ts'
import { insertWhere } from '#database/insert-where.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { reports } from '#database/schema/reports.ts'

export type ReportRow = typeof reports.$inferSelect

const active = ['queued', 'running'] as const

/** The administrator's reports, newest first. */
export function reportsOf(db: Database, ownerId: string, limit: number) {
  return db
    .select()
    .from(reports)
    .where(eq(reports.ownerId, ownerId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
}

function owned(ownerId: string, id: string) {
  return and(eq(reports.id, id), eq(reports.ownerId, ownerId))
}

export function reportOf(db: Database, ownerId: string, id: string) {
  return db.select().from(reports).where(owned(ownerId, id))
}

/** Condition: the administrator has fewer unfinished reports than the limit. */
function isBelowLimit(ownerId: string) {
  const unfinished = and(eq(reports.ownerId, ownerId), inArray(reports.state, [...active]))
  return sql`(select count(*) from ${reports} where ${unfinished}) < ${UNFINISHED_REPORTS_MAX}`
}

/** Inserts nothing at the limit of unfinished reports. */
export function insertReport(db: Database, row: ReportRow, audit: AuditEntry) {
  const allowed = and(eq(users.id, row.ownerId), isBelowLimit(row.ownerId))
  return {
    audit: recordAuditWhere(db, audit, users, allowed),
    report: insertWhere(db, reports, row, users, allowed),
    queued: db.select({ id: reports.id }).from(reports).where(owned(row.ownerId, row.id)),
  }
}

/** Finds the report only if it was inserted. */
export function insertedReport(ownerId: string, id: string) {
  return { source: reports, condition: owned(ownerId, id) }
}

/**
 * Returns the insert that schedules the parts of the reports for deletion. In the batch it must come before
 * the reports are removed or lose their parts.
 */
function deleteParts(db: Database, condition: SQL | undefined, now: Date) {
  return scheduleListedFileDeletions(db, { table: reports, key: reports.partKeys, condition, now })
}

/** Changes the report and schedules its parts for deletion, if it is in one of the states `from`. */
export function moveReport(
  db: Database,
  ownerId: string,
  id: string,
  from: ReportState[],
  set: Partial<ReportRow>,
  audit: AuditEntry,
  condition?: SQL,
) {
  const movable = and(owned(ownerId, id), inArray(reports.state, from), condition)
  return {
    audit: recordAuditWhere(db, audit, reports, movable),
    parts: deleteParts(db, movable, audit.at),
    moved: db.update(reports).set(set).where(movable).returning(),
  }
}

/** Queues a failed or cancelled report again. */
export function requeueReport(
  db: Database,
  ownerId: string,
  id: string,
  set: Partial<ReportRow>,
  audit: AuditEntry,
) {
  return {
    queue: moveReport(db, ownerId, id, ['failed', 'cancelled'], set, audit, isBelowLimit(ownerId)),
    current: reportOf(db, ownerId, id),
  }
}

export function deleteReportRow(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return {
    audit: recordAuditWhere(db, audit, reports, owned(ownerId, id)),
    parts: deleteParts(db, owned(ownerId, id), audit.at),
    deleted: db.delete(reports).where(owned(ownerId, id)).returning(),
  }
}

/**
 * Condition: the owner is still an administrator. Otherwise the report is not written and stays queued until
 * it expires.
 */
const ownerIsAdministrator = sql`exists (select 1 from users where users.id = ${reports.ownerId}
  and users.role = 'admin' and users.blocked_at is null)`

/** Unfinished reports of all administrators whose lease has ended, longest waiting first. */
export function dueReports(db: Database, now: Date, limit: number) {
  const due = (state: (typeof active)[number]) =>
    db
      .select({ id: reports.id, leaseUntil: reports.leaseUntil })
      .from(reports)
      .where(and(eq(reports.state, state), lte(reports.leaseUntil, now), ownerIsAdministrator))
  return unionAll(due('queued'), due('running')).orderBy(asc(reports.leaseUntil)).limit(limit)
}

/** Leases the report to a run, unless another run has leased it. */
export function claimReport(db: Database, id: string, now: Date, leaseUntil: Date) {
  return db
    .update(reports)
    .set({ state: 'running', leaseUntil, attempts: sql`${reports.attempts} + 1` })
    .where(
      and(
        eq(reports.id, id),
        inArray(reports.state, [...active]),
        lte(reports.leaseUntil, now),
        ownerIsAdministrator,
      ),
    )
    .returning()
}

/** Stores a step of a run, if the report has not changed since the run's last step. */
export function stepReport(db: Database, { id, parts }: ReportRow, set: Partial<ReportRow>) {
  return db
    .update(reports)
    .set(set)
    .where(and(eq(reports.id, id), eq(reports.state, 'running'), eq(reports.parts, parts)))
    .returning()
}

export function expiredReports(db: Database, now: Date, limit: number) {
  return db.select({ id: reports.id }).from(reports).where(lte(reports.expiresAt, now)).limit(limit)
}

export function deleteReports(db: Database, ids: string[], now: Date) {
  const condition = inArray(reports.id, ids)
  return { parts: deleteParts(db, condition, now), reports: db.delete(reports).where(condition) }
}

/** The parts of the reports that are finished or still being written. */
export function partKeysOf(db: Database, ids: string[]) {
  return db
    .select({ partKeys: reports.partKeys })
    .from(reports)
    .where(and(inArray(reports.id, ids), inArray(reports.state, [...active, 'done'])))
}

export function companyWith(db: Database, id: number) {
  return db
    .select({ name: companies.name, color: companies.primaryColor })
    .from(companies)
    .where(eq(companies.id, id))
}
