import type { ReportFilters, ReportFormat, ReportKind } from '../../contract/reports.ts'

/** What was exported and with which filters, for the audit log. */
export function auditDetail(report: {
  kind: ReportKind
  format: ReportFormat
  filters: ReportFilters
}): Record<string, string> {
  const { filters, format, kind } = report
  const detail: Record<string, string> = { kind, format }
  for (const [name, value] of Object.entries(filters)) if (value) detail[name] = value
  return detail
}
