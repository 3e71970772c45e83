import type { AuditDetail } from '#contract/audit-details.ts'
import {
  hasRange,
  REPORT_PDF_ROWS_MAX,
  REPORT_RETENTION_DAYS,
  type Report,
  type ReportFilters,
  type ReportFormat,
  type ReportKind,
  reportProblems,
} from '#contract/reports.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { daysInFileName, reportFileNames, reportProblemTexts } from '#texts/reports.ts'
import type { ReportRow } from './jobs/jobs.queries.ts'

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

/** The report as its administrator sees it. */
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
