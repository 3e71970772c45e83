import * as v from 'valibot'
import { registrationStatusNames } from '../../contract/log-names.ts'
import { cardNumberText } from '../../contract/membership-card.ts'
import type { ReportKind } from '../../contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '../../contract/time-zone.ts'
import type { Database } from '../../database/client.ts'
import type { Position } from '../../database/keyset.ts'
import { dayAt, instantsOf } from '../../platform/brasilia-days.ts'
import { dateTimeIn } from '../../platform/time-zone.ts'
import type { Figures } from './figures.ts'
import {
  consultationsAfter,
  countOf,
  membersAfter,
  policiesAfter,
  type ReportRow,
} from './reports.queries.ts'
import { dayWords, policyWords, specialtyWords, typeWords, visitWords } from './words.ts'

const ALL_TIME = { from: '0000', to: '9999' }

/** Where a run goes on: after the last row that was written. Neither its time nor its id ever changes. */
const placeSchema = v.object({ at: v.number(), id: v.string() })

export interface Slice {
  rows: string[][]
  /** `null` where nothing is left. */
  position: string | null
}

interface ListReport {
  /** Rows of one slice: one read, one part of the file, one step of the row. */
  atOnce: number
  header: string[]
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

/** The rows as they are shown, and where the next slice begins. */
function sliceOf<Row extends Position>(found: Row[], limit: number, show: (row: Row) => string[]): Slice {
  const last = found.length === limit ? found.at(-1) : undefined
  return {
    rows: found.map(show),
    position: last ? JSON.stringify({ at: last.at.getTime(), id: last.id }) : null,
  }
}

function people(header: string[], show: (row: PersonRow) => string[]): ListReport {
  return {
    atOnce: 2000,
    header,
    total: (db, report) =>
      countOf(db, report.companyId, 'registrations', report.filters.status, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit) => {
      const filters = { span: rangeOf(report) && spanOf(report), status: report.filters.status }
      const found = await membersAfter(db, report.companyId, filters, placeOf(report), limit)
      return sliceOf(found, limit, show)
    },
  }
}

type PersonRow = Awaited<ReturnType<typeof membersAfter>>[number]

const standing = ({ blockedAt, status }: PersonRow) =>
  blockedAt ? 'Bloqueado' : registrationStatusNames[status]

/** The lists, each with its columns. */
export const lists: Record<Exclude<ReportKind, 'statistics'>, ListReport> = {
  registrations: people(['Nome', 'E-mail', 'Situação', 'Cadastro', 'E-mail confirmado', 'Decisão'], (row) => [
    row.fullName,
    row.email,
    standing(row),
    moment(row.at),
    moment(row.emailConfirmedAt),
    moment(row.decidedAt),
  ]),

  members: people(['Nome', 'E-mail', 'Carteirinha', 'Situação', 'Desde', 'Cadastro'], (row) => [
    row.fullName,
    row.email,
    cardNumberText(row.cardNumber),
    standing(row),
    moment(row.blockedAt ?? row.statusSince),
    moment(row.at),
  ]),

  consultations: {
    // Read by id and put in order slice by slice: so many that most files are one.
    atOnce: 20_000,
    // Who was seen when is health data: neither the person nor the time, nor a specialty of a few.
    header: ['Data', 'Tipo', 'Situação', 'Especialidade'],
    total: (db, report) =>
      countOf(db, report.companyId, 'consultation_type', null, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit, figures) => {
      const range = rangeOf(report)
      const known = range ? await figures.listSpecialties(db, report.ownerId, range) : []
      const named = new Set(known.map(({ key }) => key))
      const found = await consultationsAfter(db, report.companyId, spanOf(report), placeOf(report)?.id, limit)
      const { position, rows } = sliceOf(found, limit, ({ at, specialty, status, type }) => [
        dayAt(at),
        typeWords[type],
        visitWords[status],
        specialtyWords(named.has(specialty) ? specialty : null),
      ])
      const byDay = rows.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))
      return { rows: byDay.map(([day = '', ...cells]) => [dayWords(day), ...cells]), position }
    },
  },

  policies: {
    atOnce: 2000,
    header: ['Enviada em', 'Associado', 'Carteirinha', 'Arquivo', 'Número', 'Situação', 'Prazo', 'Decisão'],
    total: (db, report) => countOf(db, report.companyId, 'policies', null, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit) => {
      const found = await policiesAfter(db, report.companyId, spanOf(report), placeOf(report), limit)
      return sliceOf(found, limit, (row) => [
        moment(row.at),
        row.fullName,
        cardNumberText(row.cardNumber),
        row.fileName,
        row.policyNumber ?? '',
        policyWords[row.state],
        row.dueDay ? dayWords(row.dueDay) : '',
        row.decidedAt ? dayWords(dayAt(row.decidedAt)) : '',
      ])
    },
  },
}
