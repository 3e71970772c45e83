import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { REPORTS_AT_ONCE, type ReportState } from '#contract/reports.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { reports } from '#database/schema/reports.ts'

export type ReportRow = typeof reports.$inferSelect

const active = ['queued', 'running'] as const

/** An administrator's own reports, the last asked for first. */
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

/** The administrator has room for one more that is not over. */
function hasRoom(ownerId: string) {
  const going = and(eq(reports.ownerId, ownerId), inArray(reports.state, [...active]))
  return sql`(select count(*) from ${reports} where ${going}) < ${REPORTS_AT_ONCE}`
}

/** Audit row and report, for one batch: nothing where the administrator has as many under way as one may have. */
export function insertReport(db: Database, row: ReportRow, audit: AuditEntry) {
  const room = and(eq(users.id, row.ownerId), hasRoom(row.ownerId))
  return [
    recordAuditWhere(db, audit, users, room),
    insertWhere(db, reports, row, users, room),
    db.select({ id: reports.id }).from(reports).where(owned(row.ownerId, row.id)),
  ] as const
}

/** Where the report went in. */
export function keptReport(ownerId: string, id: string) {
  return { source: reports, condition: owned(ownerId, id) }
}

/** Audit row and change of state, for one batch: nothing where it is in none of the states any more. */
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
  return [
    recordAuditWhere(db, audit, reports, movable),
    db.update(reports).set(set).where(movable).returning(),
  ] as const
}

/** Puts a report in line again that failed or was cancelled, for one batch; the last statement answers how it stands. */
export function queueAgain(
  db: Database,
  ownerId: string,
  id: string,
  set: Partial<ReportRow>,
  audit: AuditEntry,
) {
  const moved = moveReport(db, ownerId, id, ['failed', 'cancelled'], set, audit, hasRoom(ownerId))
  return [...moved, reportOf(db, ownerId, id)] as const
}

export function deleteReportOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, reports, owned(ownerId, id)),
    db.delete(reports).where(owned(ownerId, id)).returning(),
  ] as const
}

/** Of whom a report is not made any more its reports wait until they expire, and keep no other waiting. */
const ofAnAdministrator = sql`exists (select 1 from users where users.id = ${reports.ownerId}
  and users.role = 'admin' and users.blocked_at is null)`

/** Reports that nobody works on and that a run may take up, whoever asked for them; first what waited longest. */
export function dueReports(db: Database, now: Date, limit: number) {
  const due = (state: (typeof active)[number]) =>
    db
      .select({ id: reports.id, leaseUntil: reports.leaseUntil })
      .from(reports)
      .where(and(eq(reports.state, state), lte(reports.leaseUntil, now), ofAnAdministrator))
  return unionAll(due('queued'), due('running')).orderBy(asc(reports.leaseUntil)).limit(limit)
}

/** Takes a report up, where nobody else did and its administrator still is one. */
export function claimReport(db: Database, id: string, now: Date, leaseUntil: Date) {
  return db
    .update(reports)
    .set({ state: 'running', leaseUntil, attempts: sql`${reports.attempts} + 1` })
    .where(
      and(
        eq(reports.id, id),
        inArray(reports.state, [...active]),
        lte(reports.leaseUntil, now),
        ofAnAdministrator,
      ),
    )
    .returning()
}

/** The next step of a run, where the report is still as the run left it. */
export function stepReport(db: Database, { id, parts }: ReportRow, set: Partial<ReportRow>) {
  return db
    .update(reports)
    .set(set)
    .where(and(eq(reports.id, id), eq(reports.state, 'running'), eq(reports.parts, parts)))
    .returning()
}

export function expiredReports(db: Database, now: Date, limit: number) {
  return db
    .select({ id: reports.id, partKeys: reports.partKeys })
    .from(reports)
    .where(lte(reports.expiresAt, now))
    .limit(limit)
}

export function deleteReports(db: Database, ids: string[]) {
  return db.delete(reports).where(inArray(reports.id, ids))
}

/** The parts that belong to one of the reports and can still be fetched or added to. */
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
