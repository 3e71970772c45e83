import * as v from 'valibot'
import { INVALID_ACCESS, INVALID_REASON, INVALID_ROLE, INVALID_STATUS, INVALID_WAIT } from '#texts/filters.ts'
import { FORMAT_REQUIRED, KIND_REQUIRED } from '#texts/reports.ts'
import { registrationStatuses, rejectionReasons, roles } from './accounts.ts'
import { policyStates } from './insurance.ts'
import { accessStates } from './members.ts'
import { waitingFilters } from './registrations.ts'
import { rangeDay } from './statistics.ts'

/** `queue`, `members` and `reviews` list what their screens show now. The others cover a period. */
export const reportKinds = [
  'queue',
  'registrations',
  'members',
  'consultations',
  'desk',
  'policies',
  'statistics',
] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportFormats = ['csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const reportStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type ReportState = (typeof reportStates)[number]

/** Why a report could not be written; its row stores the code. */
export const reportProblems = ['not_written', 'company_missing', 'range_missing', 'too_many_rows'] as const
export type ReportProblem = (typeof reportProblems)[number]

/** Days after which a report's file is deleted. */
export const REPORT_RETENTION_DAYS = 7
/** Maximum rows of a list as PDF. CSV files have no maximum. */
export const REPORT_PDF_ROWS_MAX = 2000
/** Maximum unfinished reports per administrator. */
export const UNFINISHED_REPORTS_MAX = 3
/** Maximum reports in the list. Most older ones have expired. */
export const REPORTS_SHOWN_MAX = 100

const filters = {
  status: v.optional(v.nullable(v.picklist(registrationStatuses, INVALID_STATUS)), null),
  access: v.optional(v.nullable(v.picklist(accessStates, INVALID_ACCESS)), null),
  role: v.optional(v.nullable(v.picklist(roles, INVALID_ROLE)), null),
  /** Minimum wait in hours. */
  over: v.optional(v.nullable(v.picklist(waitingFilters, INVALID_WAIT)), null),
  reason: v.optional(v.nullable(v.picklist(rejectionReasons, INVALID_REASON)), null),
  policyState: v.optional(v.nullable(v.picklist(policyStates, INVALID_STATUS)), null),
}
export type ReportFilter = keyof typeof filters

const kindFilters: Record<ReportKind, readonly ReportFilter[]> = {
  queue: ['status', 'over', 'reason'],
  registrations: ['status'],
  members: ['status', 'access', 'role'],
  consultations: [],
  desk: ['policyState'],
  policies: ['policyState'],
  statistics: [],
}

/** The filters of a kind of report, besides its period. */
export function filtersOf(kind: ReportKind): readonly ReportFilter[] {
  return kindFilters[kind]
}

export function hasRange(kind: ReportKind): boolean {
  return kind !== 'queue' && kind !== 'members' && kind !== 'desk'
}

export const reportSchema = v.object({
  kind: v.picklist(reportKinds, KIND_REQUIRED),
  format: v.picklist(reportFormats, FORMAT_REQUIRED),
  from: v.optional(v.nullable(rangeDay), null),
  to: v.optional(v.nullable(rangeDay), null),
  ...filters,
})
export type NewReport = v.InferOutput<typeof reportSchema>

/** A report's filters, as the administrator chose them. Reports from before a filter existed lack it. */
export type ReportFilters = Pick<NewReport, 'from' | 'to' | 'status'> & {
  [Filter in Exclude<ReportFilter, 'status'>]?: NewReport[Filter] | undefined
}

/**
 * Drops filters that do not apply to the kind. The registration queue and the review queue show one status at
 * a time. `over` applies only before a decision, `reason` only to rejected registrations.
 */
export function narrowed(kind: ReportKind, chosen: ReportFilters): ReportFilters {
  const { from, to } = chosen
  const applied: ReportFilters = { from: null, to: null, status: null, ...(hasRange(kind) && { from, to }) }
  for (const filter of filtersOf(kind)) Object.assign(applied, { [filter]: chosen[filter] ?? null })
  if (kind === 'desk' && applied.policyState !== 'approved' && applied.policyState !== 'rejected')
    applied.policyState = 'pending'
  if (kind !== 'queue') return applied
  const status = applied.status ?? 'email_confirmed'
  const waits = status === 'email_confirmed' || status === 'pending'
  return {
    ...applied,
    status,
    over: waits ? (applied.over ?? null) : null,
    reason: status === 'rejected' ? (applied.reason ?? null) : null,
  }
}

export interface Report {
  id: string
  kind: ReportKind
  format: ReportFormat
  filters: ReportFilters
  state: ReportState
  rowsDone: number
  rowsTotal: number
  /** Size of the file so far, in bytes. */
  bytes: number
  fileName: string
  /** Why it failed, as a sentence. */
  problem: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  finishedAt: string | null
  expiresAt: string
}
