import { BRASILIA_OFFSET_HOURS } from '#domain/brasilia-days.ts'
import { LONGEST_WAIT, waitBands } from '#domain/wait-bands.ts'
import type { Metric } from '../schema/statistics.ts'
import { sqlText } from './sql-text.ts'

const OFFSET_SECONDS = BRASILIA_OFFSET_HOURS * 3600
const OFFSET_MS = OFFSET_SECONDS * 1000
const DAY_MS = 86_400_000

/** The day in Brasília of an instant in milliseconds, as `YYYY-MM-DD`. */
export const dayOf = (instant: string) => `date(${instant} / 1000 - ${OFFSET_SECONDS}, 'unixepoch')`
/** The Monday of that day's week. */
export const weekOf = (instant: string) =>
  `date(${instant} / 1000 - ${OFFSET_SECONDS}, 'unixepoch', '-6 days', 'weekday 1')`
/** The first day of that day's month. */
export const monthOf = (instant: string) =>
  `date(${instant} / 1000 - ${OFFSET_SECONDS}, 'unixepoch', 'start of month')`
/** The instant at which that day begins. */
export const startOfDay = (instant: string) =>
  `(${instant} - ${OFFSET_MS}) / ${DAY_MS} * ${DAY_MS} + ${OFFSET_MS}`
/** The instant at which the next day begins. */
export const endOfDay = (instant: string) =>
  `(${instant} - ${OFFSET_MS}) / ${DAY_MS} * ${DAY_MS} + ${OFFSET_MS + DAY_MS}`

/** Minutes that a decided registration had waited in the queue. */
const minutesWaited = (row: string) =>
  `(${row}.decided_at - coalesce(${row}.queued_at, ${row}.email_confirmed_at, ${row}.created_at)) / 60000`

/** Lower end of the band of the wait of a decided registration, as five digits so that bands sort as text. */
export function waitBand(row: string): string {
  const bands = waitBands.map(({ below, width }) => `WHEN m < ${below} THEN m / ${width} * ${width}`)
  return sqlText`
    (
      SELECT printf('%05d', CASE
        ${bands.join('\n')}
        ELSE ${LONGEST_WAIT}
      END)
      FROM (SELECT max(0, ${minutesWaited(row)}) AS m)
    )
  `
}

/** Condition on a user: a member's registration that was approved or rejected. */
export const isDecided = (row: string) =>
  `${row}.role = 'member' AND ${row}.status IN ('approved', 'rejected') AND ${row}.decided_at IS NOT NULL`

/** Condition on a user: a member whose activity is counted. */
export const isApprovedMember = (row: string) => `${row}.role = 'member' AND ${row}.status = 'approved'`

/** The minutes that a sleep entry lasted. */
export const minutesSlept = (row: string) => `(${row}.sleep_end - ${row}.sleep_start) / 60000`

/** A metric of a member's records. */
export interface RecordMetric {
  metric: Metric
  /** SQL of the key that a record counts under. */
  key: (row: string) => string
  /** Whether `counted_records` lists the records behind each count. */
  listed: boolean
}

/** A table whose records are counted by day, for the company of their owner. */
export interface CountedTable {
  table: 'consultations' | 'policies'
  /** The column whose day is counted. */
  instant: string
  metrics: readonly RecordMetric[]
}

export const countedConsultations: CountedTable = {
  table: 'consultations',
  instant: 'date',
  metrics: [
    { metric: 'consultation_type', key: (row) => `${row}.type`, listed: true },
    { metric: 'consultation_status', key: (row) => `${row}.status`, listed: false },
    {
      metric: 'consultation_specialty',
      key: (row) => `coalesce(trim(${row}.specialty), '')`,
      listed: true,
    },
  ],
}

export const countedPolicies: CountedTable = {
  table: 'policies',
  instant: 'uploaded_at',
  metrics: [
    {
      metric: 'policies',
      key: (row) => `iif(${row}.content_stored_at IS NULL, 'unsent', ${row}.status)`,
      listed: true,
    },
  ],
}
