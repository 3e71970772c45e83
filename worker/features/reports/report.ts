import type { AuditDetail } from '#contract/audit-details.ts'
import {
  hasRange,
  REPORT_PDF_ROWS_MAX,
  REPORT_RETENTION_DAYS,
  REPORTS_SHOWN_MAX,
  type Report,
  type ReportFilters,
  type ReportFormat,
  type ReportKind,
  reportProblems,
} from '#contract/reports.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles, openFile } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { daysInFileName, reportFileNames, reportProblemTexts } from '#texts/reports.ts'
import { deleteReportRow, type ReportRow, reportOf, reportsOf } from './jobs/jobs.queries.ts'

export const contentTypes: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** For example "cadastros-2026-10-01-a-2026-10-31.csv". */
export function fileNameOf(
  kind: ReportKind,
  format: ReportFormat,
  filters: ReportFilters,
  day: string,
): string {
  const when = filters.from && filters.to ? daysInFileName({ from: filters.from, to: filters.to }) : day
  return `${reportFileNames[kind]}-${when}.${format}`
}

function problemText({ kind, problem, rowsTotal }: ReportRow): string | null {
  if (!problem) return null
  // Reports of earlier versions stored a sentence instead of a code, until they expire.
  const code = reportProblems.find((known) => known === problem) ?? 'not_written'
  return reportProblemTexts[code]({
    rows: rowsTotal,
    rowsMax: REPORT_PDF_ROWS_MAX,
    hasRange: hasRange(kind),
  })
}

export function toReport(row: ReportRow): Report {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    filters: row.filters,
    state: row.state,
    rowsDone: row.rowsDone,
    rowsTotal: row.rowsTotal,
    bytes: row.bytes,
    fileName: fileNameOf(row.kind, row.format, row.filters, dayAt(row.createdAt)),
    problem: problemText(row),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** Folder of the reports in the file store. The parts of each report are in a subfolder named by its id. */
export const REPORT_FOLDER = 'reports'

/** The columns of a report that is waiting for its first run, whether new or retried. */
export function queuedState(now: Date) {
  return {
    state: 'queued' as const,
    rowsDone: 0,
    rowsTotal: 0,
    position: null,
    parts: 0,
    partKeys: [],
    bytes: 0,
    leaseUntil: now,
    attempts: 0,
    problem: null,
    finishedAt: null,
    expiresAt: after(now, REPORT_RETENTION_DAYS * DAY),
  }
}

/** The kind, format and filters of a report, for the audit log. */
export function auditDetail({
  filters,
  format,
  kind,
}: Pick<ReportRow, 'filters' | 'format' | 'kind'>): AuditDetail {
  const chosen = Object.entries(filters).filter(([, value]) => value)
  return { kind, format, ...Object.fromEntries(chosen) }
}

export async function listReports({ db, member, read }: MemberWork): Promise<Report[]> {
  const [rows] = await read([reportsOf(db, member.id, REPORTS_SHOWN_MAX)])
  return rows.map(toReport)
}

/** The file of a finished report: its parts in order, each opened after the previous one was sent. */
export async function openReport({ clock, db, env, member, read }: MemberWork, id: string) {
  const [[row]] = await read([reportOf(db, member.id, id)])
  if (row?.state !== 'done' || row.expiresAt <= clock.now()) throw new NotFound()
  const keys = [...row.partKeys]
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const key = keys.shift()
      if (!key) return controller.close()
      const part = await openFile(env, key)
      if (!part) return controller.error(new Error('A part of the report is missing'))
      controller.enqueue(new Uint8Array(await new Response(part).arrayBuffer()))
    },
  })
  return { fileName: toReport(row).fileName, contentType: contentTypes[row.format], body }
}

export async function deleteReport(work: MemberWork, id: string): Promise<void> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'report.deleted', id)
  const { deleted } = await write(deleteReportRow(db, member.id, id, audit))
  if (!deleted[0]) throw new NotFound()
  await clearFiles(work, deleted[0].partKeys)
}
