import * as v from 'valibot'
import { consultationTypes } from '../../contract/consultations.ts'
import type { ReportKind } from '../../contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '../../contract/time-zone.ts'
import type { Database } from '../../database/client.ts'
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
import { dayWords, policyWords, specialtyWords, statusWords, typeWords, visitWords } from './words.ts'

const ALL_TIME = { from: '0000', to: '9999' }

/** Where a run goes on: the group (a type, a state) and the last row of it that was written. */
const placeSchema = v.object({
  group: v.number(),
  at: v.optional(v.number()),
  id: v.optional(v.string()),
})
type Place = v.InferOutput<typeof placeSchema>

export interface Slice {
  rows: string[][]
  /** `null` where nothing is left. */
  position: string | null
}

interface ListReport {
  header: string[]
  total: (db: Database, report: ReportRow) => PromiseLike<{ count: number }[]>
  slice: (db: Database, report: ReportRow, limit: number, figures: Figures) => Promise<Slice>
}

const moment = (at: Date | null) => (at ? dateTimeIn(PROVIDER_TIME_ZONE, at) : '')
const rangeOf = ({ filters }: ReportRow) =>
  filters.from && filters.to ? { from: filters.from, to: filters.to } : undefined
const spanOf = (report: ReportRow) => instantsOf(rangeOf(report) ?? ALL_TIME)

function placeOf({ position }: ReportRow): Place {
  return position ? v.parse(placeSchema, JSON.parse(position)) : { group: 0 }
}

function positionIn({ at, id }: Place) {
  return at !== undefined && id ? { at: new Date(at), id } : undefined
}

/** The rows of one group from the place on; then the next group, until none is left. */
async function sliceOf<Row extends { id: string }>(
  report: ReportRow,
  groups: number,
  limit: number,
  rowsOf: (group: number, position: ReturnType<typeof positionIn>) => PromiseLike<Row[]>,
  at: (row: Row) => Date,
  show: (row: Row) => string[],
): Promise<Slice> {
  const place = placeOf(report)
  const found = await rowsOf(place.group, positionIn(place))
  const last = found.at(-1)
  const next: Place | undefined =
    last && found.length === limit
      ? { group: place.group, at: at(last).getTime(), id: last.id }
      : place.group + 1 < groups
        ? { group: place.group + 1 }
        : undefined
  return { rows: found.map(show), position: next ? JSON.stringify(next) : null }
}

function people(header: string[], show: (row: PersonRow) => string[]): ListReport {
  return {
    header,
    total: (db, report) =>
      countOf(db, report.companyId, 'registrations', report.filters.status, rangeOf(report) ?? ALL_TIME),
    slice: (db, report, limit) =>
      sliceOf(
        report,
        1,
        limit,
        (_, position) => {
          const span = rangeOf(report) ? spanOf(report) : undefined
          return membersAfter(db, report.companyId, { span, status: report.filters.status }, position, limit)
        },
        (row) => row.createdAt,
        show,
      ),
  }
}

type PersonRow = Awaited<ReturnType<typeof membersAfter>>[number]

const standing = ({ blockedAt, status }: PersonRow) => (blockedAt ? 'Bloqueado' : statusWords[status])

/** The lists, each with its columns. */
export const lists: Record<Exclude<ReportKind, 'statistics'>, ListReport> = {
  registrations: people(['Nome', 'E-mail', 'Situação', 'Cadastro', 'E-mail confirmado', 'Decisão'], (row) => [
    row.fullName,
    row.email,
    standing(row),
    moment(row.createdAt),
    moment(row.emailConfirmedAt),
    moment(row.decidedAt),
  ]),

  members: people(['Nome', 'E-mail', 'Carteirinha', 'Situação', 'Desde', 'Cadastro'], (row) => [
    row.fullName,
    row.email,
    row.cardNumber,
    standing(row),
    moment(row.blockedAt ?? row.statusSince),
    moment(row.createdAt),
  ]),

  consultations: {
    // Who was seen when is health data: neither the person nor the time, nor a specialty of a few.
    header: ['Data', 'Tipo', 'Situação', 'Especialidade'],
    total: (db, report) =>
      countOf(db, report.companyId, 'consultation_type', null, rangeOf(report) ?? ALL_TIME),
    slice: async (db, report, limit, figures) => {
      const range = rangeOf(report)
      const known = range ? await figures.listSpecialties(db, report.ownerId, range) : []
      const named = new Set(known.map(({ key }) => key))
      return sliceOf(
        report,
        consultationTypes.length,
        limit,
        (group, position) =>
          consultationsAfter(
            db,
            report.companyId,
            consultationTypes[group] ?? '',
            spanOf(report),
            position,
            limit,
          ),
        (row) => row.at,
        ({ at, specialty, status, type }) => [
          dayWords(dayAt(at)),
          typeWords[type],
          visitWords[status],
          specialtyWords(named.has(specialty) ? specialty : null),
        ],
      )
    },
  },

  policies: {
    header: ['Enviada em', 'Associado', 'Carteirinha', 'Arquivo', 'Número', 'Situação', 'Prazo', 'Decisão'],
    total: (db, report) => countOf(db, report.companyId, 'policies', null, rangeOf(report) ?? ALL_TIME),
    slice: (db, report, limit) =>
      sliceOf(
        report,
        1,
        limit,
        (_, position) => policiesAfter(db, report.companyId, spanOf(report), position, limit),
        (row) => row.at,
        (row) => [
          moment(row.at),
          row.fullName,
          row.cardNumber,
          row.fileName,
          row.policyNumber ?? '',
          policyWords[row.state],
          row.dueDay ? dayWords(row.dueDay) : '',
          row.decidedAt ? dayWords(dayAt(row.decidedAt)) : '',
        ],
      ),
  },
}
