import { brasiliaOffsets } from '#domain/server/brasilia-offsets.ts'
import { LONGEST_WAIT, waitBands } from '#domain/server/wait-bands.ts'
import type { Metric } from '../schema/statistics.ts'
import { sqlText } from './sql-text.ts'

const [LAST_CHANGE_SECONDS, LAST_OFFSET_SECONDS] = brasiliaOffsets.at(-1) ?? [0, 0]

/**
 * A view of the offsets as rows. They are read from one text, which keeps the triggers that use it quick to
 * compile.
 */
export const BRASILIA_OFFSETS_VIEW = sqlText`
  CREATE VIEW brasilia_offsets AS
  SELECT value ->> 0 AS since, value ->> 1 AS offset_seconds
  FROM json_each('${JSON.stringify(brasiliaOffsets)}')
`

/**
 * The wall clock in Brasília at an instant in milliseconds, as seconds since 1970. Looks up only instants
 * before 2019.
 */
const wallSeconds = (instant: string) => sqlText`
  ${instant} / 1000 + iif(${instant} >= ${LAST_CHANGE_SECONDS}000, ${LAST_OFFSET_SECONDS}, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= ${instant} ORDER BY since DESC LIMIT 1
  ))
`

/** The day in Brasília of an instant in milliseconds, as `YYYY-MM-DD`. */
export const dayOf = (instant: string) => `date(${wallSeconds(instant)}, 'unixepoch')`
/** The Monday of the instant's week. */
export const weekOf = (instant: string) =>
  `date(${wallSeconds(instant)}, 'unixepoch', '-6 days', 'weekday 1')`
/** The first day of the instant's month. */
export const monthOf = (instant: string) => `date(${wallSeconds(instant)}, 'unixepoch', 'start of month')`

/** A day has at most 25 hours. */
const LONGEST_DAY_MS = 25 * 3_600_000
/** Condition: both instants fall on the same day. The range lets an index find the candidates. */
export const isSameDay = (instant: string, other: string) => sqlText`
  ${instant} > ${other} - ${LONGEST_DAY_MS} AND ${instant} < ${other} + ${LONGEST_DAY_MS}
    AND ${dayOf(instant)} = ${dayOf(other)}
`

/** Minutes that a decided registration had waited in the queue. */
const minutesWaited = (row: string) =>
  `(${row}.decided_at - coalesce(${row}.queued_at, ${row}.email_confirmed_at, ${row}.created_at)) / 60000`

/** Lower bound of the wait's band for a decided registration, as five digits so that bands sort as text. */
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

export const minutesSlept = (row: string) => `(${row}.sleep_end - ${row}.sleep_start) / 60000`

/** A metric of a member's records. */
export interface RecordMetric {
  metric: Metric
  /** SQL for the key that a record is counted under. */
  key: (row: string) => string
  /** Whether `counted_records` lists the records behind each count. */
  listed: boolean
}

/** A table whose records are counted by day, for their owner's company. */
export interface CountedTable {
  table: 'consultations' | 'policies'
  /** The column that determines the day. */
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
