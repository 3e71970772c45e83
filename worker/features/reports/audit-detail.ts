import type { AuditDetail } from '#contract/audit-details.ts'
import type { ReportFilters, ReportFormat, ReportKind } from '#contract/reports.ts'

/** What was exported and with which filters, for the audit log. */
export function auditDetail(report: {
  kind: ReportKind
  format: ReportFormat
  filters: ReportFilters
}): AuditDetail {
  const { filters, format, kind } = report
  const chosen = Object.entries(filters).filter(([, value]) => value)
  return { kind, format, ...Object.fromEntries(chosen) }
}
