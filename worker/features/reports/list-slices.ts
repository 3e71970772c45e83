import * as v from 'valibot'
import { narrowed, type ReportKind } from '#contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import type { Database } from '#database/client.ts'
import type { HistorySlice } from '#database/history.ts'
import type { Position } from '#database/keyset.ts'
import { cardNumberText } from '#domain/card-number.ts'
import { after, HOUR } from '#domain/duration.ts'
import { dayAt, instantsOf } from '#domain/server/brasilia-days.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { tableOf } from '#platform/csv.ts'
import {
  accessStateNames,
  consultationStatusNames,
  consultationTypeNames,
  policyStateNames,
  registrationStatusNames,
  rejectionReasonNames,
  roleNames,
} from '#texts/labels.ts'
import { numericDay } from '#texts/language.ts'
import { reportColumns } from '#texts/reports.ts'
import type { Figures } from './figures.ts'
import type { ReportRow } from './jobs/jobs.queries.ts'
import {
  consultationsAfter,
  countMembers,
  countQueue,
  countRows,
  membersAfter,
  policiesAfter,
  policiesInState,
  type QueueFilters,
  queueAfter,
} from './lists.queries.ts'
import { specialtyText } from './specialty-text.ts'

const ALL_TIME = { from: '0000', to: '9999' }

/** Position of the last row written. Neither its time nor its id ever changes. */
const placeSchema = v.object({ at: v.number(), id: v.string() })

export interface Slice {
  rows: string[][]
  /** `null` after the last row. */
  position: string | null
}

interface ListReport {
  /** Rows per slice, which is one read, one part of the file and one step of the report. */
  sliceSize: number
  header: string[]
  /** Number of columns in a PDF; by default all. */
  pdfColumns?: number
  total: (db: Database, report: ReportRow) => PromiseLike<{ count: number }[]>
  slice: (db: Database, report: ReportRow, limit: number, figures: Figures) => Promise<Slice>
}

const moment = (at: Date | null) => (at ? dateTimeIn(PROVIDER_TIME_ZONE, at) : '')
const rangeOf = ({ filters }: ReportRow) =>
  filters.from && filters.to ? { from: filters.from, to: filters.to } : undefined
const spanOf = (report: ReportRow) => instantsOf(rangeOf(report) ?? ALL_TIME)

function placeOf({ position }: ReportRow): Position | undefined {
  if (!position) return undefined
  const { at, id } = v.parse(placeSchema, JSON.parse(position))
  return { at: new Date(at), id }
}

function sliceToRead(report: ReportRow, limit: number): HistorySlice {
  return { span: spanOf(report), position: placeOf(report), limit }
}

function positionAfter({ at, id }: Position): string {
  return JSON.stringify({ at: at.getTime(), id })
}

/** The rows as cells, and the position after them. */
function sliceOf<Row extends Position>(rows: Row[], limit: number, show: (row: Row) => string[]): Slice {
  const last = rows.length === limit ? rows.at(-1) : undefined
  return { rows: rows.map(show), position: last ? positionAfter(last) : null }
}

type UserRow = Awaited<ReturnType<typeof membersAfter>>[number]

const statusText = ({ blockedAt, status }: UserRow) =>
  blockedAt ? accessStateNames.blocked : registrationStatusNames[status]

/** Members who registered in the period, except those who are now administrators. */
const registered = (report: ReportRow) => ({
  span: spanOf(report),
  status: report.filters.status,
  role: 'member' as const,
})

function queueFilters({ createdAt, filters }: ReportRow): QueueFilters {
  const { over, reason, status } = narrowed('queue', filters)
  return {
    status: status ?? 'email_confirmed',
    reason: reason ?? null,
    since: after(createdAt, -Number(over ?? 0) * HOUR),
  }
}

type PolicyRow = Awaited<ReturnType<typeof policiesAfter>>[number]

const registrationTable = tableOf<UserRow>([
  [reportColumns.fullName, ({ fullName }) => fullName],
  [reportColumns.email, ({ email }) => email],
  [reportColumns.status, statusText],
  [reportColumns.registeredAt, ({ createdAt }) => moment(createdAt)],
  [reportColumns.emailConfirmedAt, ({ emailConfirmedAt }) => moment(emailConfirmedAt)],
  [reportColumns.decidedAt, ({ decidedAt }) => moment(decidedAt)],
  [reportColumns.registrationDecidedBy, ({ decidedBy }) => decidedBy ?? ''],
])

const queueTable = tableOf<UserRow>([
  [reportColumns.fullName, ({ fullName }) => fullName],
  [reportColumns.email, ({ email }) => email],
  [reportColumns.status, statusText],
  [reportColumns.statusSince, ({ statusSince }) => moment(statusSince)],
  [reportColumns.registrationDecidedBy, ({ decidedBy }) => decidedBy ?? ''],
  [reportColumns.reason, ({ rejectionReason: code }) => (code ? rejectionReasonNames[code] : '')],
  [reportColumns.registeredAt, ({ createdAt }) => moment(createdAt)],
  [reportColumns.emailConfirmedAt, ({ emailConfirmedAt }) => moment(emailConfirmedAt)],
])

const memberTable = tableOf<UserRow>([
  [reportColumns.fullName, ({ fullName }) => fullName],
  [reportColumns.email, ({ email }) => email],
  [reportColumns.cardNumber, ({ cardNumber }) => cardNumberText(cardNumber)],
  [reportColumns.role, ({ role }) => roleNames[role]],
  [reportColumns.status, statusText],
  [reportColumns.statusSince, ({ blockedAt, statusSince }) => moment(blockedAt ?? statusSince)],
  [reportColumns.registeredAt, ({ createdAt }) => moment(createdAt)],
])

const policyTable = tableOf<PolicyRow>([
  [reportColumns.uploadedAt, ({ at }) => moment(at)],
  [reportColumns.member, ({ fullName }) => fullName],
  [reportColumns.cardNumber, ({ cardNumber }) => cardNumberText(cardNumber)],
  [reportColumns.fileName, ({ fileName }) => fileName],
  [reportColumns.policyNumber, ({ policyNumber }) => policyNumber ?? ''],
  [reportColumns.status, ({ state }) => policyStateNames[state]],
  [reportColumns.dueDay, ({ dueDay }) => (dueDay ? numericDay(dueDay) : '')],
  [reportColumns.decidedAt, ({ decidedAt }) => (decidedAt ? numericDay(dayAt(decidedAt)) : '')],
  [reportColumns.policyDecidedBy, ({ decidedBy }) => decidedBy ?? ''],
  [reportColumns.rejectionText, ({ rejectionText }) => rejectionText ?? ''],
])
/** Without the rejection text, which may be wider than a page. */
const POLICY_PDF_COLUMNS = policyTable.header.length - 1

/** In the order of the review queue: pending ones by due day, decided ones newest first. */
function byReviewQueue(one: PolicyRow, other: PolicyRow): number {
  if (one.state === 'pending') return (one.dueDay ?? '').localeCompare(other.dueDay ?? '')
  return (other.decidedAt?.getTime() ?? 0) - (one.decidedAt?.getTime() ?? 0)
}

export const lists: Record<Exclude<ReportKind, 'statistics'>, ListReport> = {
  registrations: {
    sliceSize: 2000,
    header: registrationTable.header,
    total: (db, report) =>
      countRows(db, report.companyId, 'registrations', report.filters.status, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit) =>
      sliceOf(
        await membersAfter(db, report.companyId, registered(report), placeOf(report), limit),
        limit,
        registrationTable.cells,
      ),
  },

  queue: {
    sliceSize: 2000,
    header: queueTable.header,
    total: (db, report) => countQueue(db, report.companyId, queueFilters(report)),
    slice: async (db, report, limit) =>
      sliceOf(
        await queueAfter(db, report.companyId, queueFilters(report), placeOf(report), limit),
        limit,
        queueTable.cells,
      ),
  },

  members: {
    sliceSize: 2000,
    header: memberTable.header,
    total: (db, report) => countMembers(db, report.companyId, report.filters),
    slice: async (db, report, limit) =>
      sliceOf(
        await membersAfter(db, report.companyId, report.filters, placeOf(report), limit),
        limit,
        memberTable.cells,
      ),
  },

  consultations: {
    // Slices are sorted one by one. This size makes most files one slice, so that they are sorted as a whole.
    sliceSize: 20_000,
    // Health data: shows no member, no time of day, and no specialty with few members.
    header: [
      reportColumns.consultationDay,
      reportColumns.consultationType,
      reportColumns.status,
      reportColumns.specialty,
    ],
    total: (db, report) =>
      countRows(db, report.companyId, 'consultation_type', null, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit, figures) => {
      const range = rangeOf(report)
      const shown = range ? await figures.listSpecialties(db, report.ownerId, range) : []
      const named = new Set(shown.map(({ key }) => key))
      const { owners, rows } = await consultationsOfOwners(db, report, limit)
      const cells = rows.map(({ date, specialty, status, type }) => [
        dayAt(date),
        consultationTypeNames[type],
        consultationStatusNames[status],
        specialtyText(named.has(specialty) ? specialty : null),
      ])
      const byDay = cells.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
      return { rows: byDay.map(([day = '', ...rest]) => [numericDay(day), ...rest]), position: owners }
    },
  },

  policies: {
    sliceSize: 2000,
    header: policyTable.header,
    pdfColumns: POLICY_PDF_COLUMNS,
    total: (db, report) => {
      const { policyState = null } = report.filters
      return countRows(db, report.companyId, 'policies', policyState, rangeOf(report) ?? ALL_TIME)
    },
    slice: async (db, report, limit) => {
      const { policyState } = report.filters
      const slice = sliceToRead(report, limit)
      const rows = policyState
        ? await policiesInState(db, report.companyId, policyState, slice)
        : await policiesAfter(db, report.companyId, slice)
      return sliceOf(rows, limit, policyTable.cells)
    },
  },

  desk: {
    sliceSize: 2000,
    header: policyTable.header,
    pdfColumns: POLICY_PDF_COLUMNS,
    total: (db, { companyId, filters }) =>
      countRows(db, companyId, 'policies', filters.policyState ?? 'pending', ALL_TIME),
    slice: async (db, report, limit) => {
      const state = report.filters.policyState ?? 'pending'
      const rows = await policiesInState(db, report.companyId, state, sliceToRead(report, limit))
      const { position } = sliceOf(rows, limit, policyTable.cells)
      return { rows: rows.toSorted(byReviewQueue).map(policyTable.cells), position }
    },
  },
}

/**
 * The consultations of as many whole owners as fit, so that one that is moved between two slices is listed
 * only once.
 */
async function consultationsOfOwners(
  db: Database,
  report: ReportRow,
  limit: number,
): Promise<{ rows: Awaited<ReturnType<typeof consultationsAfter>>; owners: string | null }> {
  const rows = await consultationsAfter(db, report.companyId, sliceToRead(report, limit))
  const last = rows.at(-1)
  if (!last || rows.length < limit) return { rows, owners: null }
  const whole = rows.filter(({ owner }) => owner !== last.owner)
  const end = whole.at(-1)
  return end
    ? { rows: whole, owners: positionAfter({ at: end.at, id: end.owner }) }
    : consultationsOfOwners(db, report, 2 * limit)
}
