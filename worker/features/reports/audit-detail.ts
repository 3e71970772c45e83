import type { AuditDetail } from '#contract/audit-details.ts'
import type { ReportFilters, ReportFormat, ReportKind } from '#contract/reports.ts'

/** The kind, format and filters of a report, for the audit log. */
export function auditDetail(report: {
  kind: ReportKind
  format: ReportFormat
  filters: ReportFilters
}): AuditDetail {
  const { filters, format, kind } = report
  const chosen = Object.entries(filters).filter(([, value]) => value)
  return { kind, format, ...Object.fromEntries(chosen) }
}
