import * as v from 'valibot'
import { registrationStatuses } from './accounts.ts'
import { rangeDay } from './statistics.ts'

export const reportKinds = ['registrations', 'members', 'consultations', 'policies', 'statistics'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportFormats = ['csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const reportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type ReportState = (typeof reportStates)[number]

/** A report's file is kept for so many days. */
export const REPORT_KEPT_DAYS = 7
/** A list on paper ends here; the CSV has no end. */
export const REPORT_PDF_ROWS_MAX = 2000
/** Reports of one administrator that may be on their way at once. */
export const REPORTS_AT_ONCE = 3
/** The list goes no further back; what is older has mostly expired. */
export const REPORTS_SHOWN_MAX = 100

export const RANGE_REQUIRED = 'Escolha o período.'

/** The members' list is of today: it has no period. */
export function hasRange(kind: ReportKind): boolean {
  return kind !== 'members'
}

/** What can be narrowed down to one status of the registration. */
export function hasStatus(kind: ReportKind): boolean {
  return kind === 'members' || kind === 'registrations'
}

export const reportSchema = v.object({
  kind: v.picklist(reportKinds, 'Escolha o relatório'),
  format: v.picklist(reportFormats, 'Escolha o formato'),
  from: v.optional(v.nullable(rangeDay), null),
  to: v.optional(v.nullable(rangeDay), null),
  status: v.optional(v.nullable(v.picklist(registrationStatuses, 'Situação inválida')), null),
})
export type NewReport = v.InferOutput<typeof reportSchema>

/** What a report is of, as the administrator chose it. */
export type ReportFilters = Pick<NewReport, 'from' | 'to' | 'status'>

export interface Report {
  id: string
  kind: ReportKind
  format: ReportFormat
  filters: ReportFilters
  state: ReportState
  rowsDone: number
  rowsTotal: number
  /** Bytes of the file so far. */
  bytes: number
  fileName: string
  /** Why it failed, in a sentence. */
  problem: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  finishedAt: string | null
  expiresAt: string
}
