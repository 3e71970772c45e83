import * as v from 'valibot'
import { INVALID_LIST, policyAge, RANGE_BACKWARDS, RANGE_TOO_LONG } from '#texts/statistics.ts'
import { INVALID_DAY } from '#texts/time.ts'
import type { RegistrationStatus } from './accounts.ts'
import type { BmiClass } from './anamnesis.ts'
import type { ConsultationStatus, ConsultationType } from './consultations.ts'
import type { PolicyState } from './insurance.ts'
import { cursor } from './page.ts'
import { calendarDay } from './time.ts'

/** The longest period of a screen or a report, in days (two years). */
export const RANGE_DAYS_MAX = 731
export const STATISTICS_PAGE_SIZE = 50
export const MONTHS_PAGE_SIZE = 12
/** Smaller groups of members must not be revealed, neither as a number nor by subtraction. */
export const SMALLEST_GROUP = 5
/** Number of specialties shown by name; the others are added together. */
export const SPECIALTIES_SHOWN = 30
/** Weeks for which the list of active members is stored. Their counts are kept. */
export const ACTIVE_WEEKS_RETAINED = 60

export const rangeDay = calendarDay(INVALID_DAY, INVALID_DAY)

/** Number of days from the first to the last, both included. */
export function rangeDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1
}

/** The message for an invalid period; `undefined` if it is valid. */
export function rangeProblem(from: string, to: string): string | undefined {
  if (to < from) return RANGE_BACKWARDS
  return rangeDays(from, to) > RANGE_DAYS_MAX ? RANGE_TOO_LONG : undefined
}

/** Upper bounds of the age groups of policies, in days; the last group has none. */
export const policyAges = [2, 7, 30, 90, null] as const
/**
 * Names an age group of policies by its index: "até 2 dias", "3 a 7 dias", "mais de 90 dias". The day of the upload is
 * the first.
 */
export function ageText(index: number): string {
  return policyAge({ over: policyAges[index - 1] ?? 0, upTo: policyAges[index] ?? null })
}
/** Indexes of the age groups, as they appear in URLs. */
export const ageKeys = ['0', '1', '2', '3', '4'] as const

/** Defaults to the last thirty days. */
const range = { from: v.optional(rangeDay), to: v.optional(rangeDay) }

export const statisticsQuerySchema = v.object(range)
export type StatisticsQuery = v.InferOutput<typeof statisticsQuerySchema>

export interface StatisticsRange {
  from: string
  to: string
}

/** Lists of the rows behind the numbers. */
export const statisticsLists = ['registrations', 'decisions', 'active', 'consultations', 'policies'] as const

/** Not by specialty: such a list would reveal health data. */
export const consultationDimensions = ['type', 'status'] as const

export const statisticsRowsQuerySchema = v.object({
  ...range,
  list: v.optional(v.picklist(statisticsLists, INVALID_LIST), 'registrations'),
  /** For consultations: the dimension that `key` belongs to. */
  by: v.optional(v.picklist(consultationDimensions, INVALID_LIST), 'status'),
  /** A status or type; for active members, the Monday of the week. */
  key: v.optional(v.pipe(v.string(INVALID_LIST), v.maxLength(200, INVALID_LIST)), ''),
  /** For policies: index into `policyAges`, as of the end of the period. */
  age: v.optional(v.picklist(ageKeys, INVALID_LIST)),
  cursor,
})
export type StatisticsRowsQuery = v.InferOutput<typeof statisticsRowsQuerySchema>

export const distributions = ['sleep', 'bmi'] as const
export type Distribution = (typeof distributions)[number]

export const statisticsMonthsQuerySchema = v.object({
  distribution: v.optional(v.picklist(distributions, INVALID_LIST), 'sleep'),
  cursor,
})

export const sleepBands = ['h4', 'h5', 'h6', 'h7', 'h8', 'h9'] as const
export type SleepBand = (typeof sleepBands)[number]

export interface Compared<Key extends string = string> {
  key: Key
  count: number
  /** Counted on the whole days of the period only. */
  compared: number
  /** Counted in the previous period. */
  previous: number
}

/** Counts of the whole days only; `null` for fewer than `SMALLEST_GROUP` members. */
export interface ComparedGroup {
  /** `null` for all others together. */
  key: string | null
  count: number | null
  previous: number | null
}

/** A point of a line: one day or seven, depending on the length of the period. */
export interface SeriesPoint {
  /** First day. */
  start: string
  count: number
  /** At the same position in the previous period; `null` for an unfinished point. */
  previous: number | null
  /** Whether some of its days are not over. */
  isUnfinished: boolean
}

export type Grain = 'day' | 'week'

export interface Series {
  grain: Grain
  points: SeriesPoint[]
}

/** Waits in minutes; `null` without decisions. */
export interface Quantiles {
  count: number
  median: number | null
  p90: number | null
}

/** Members by band in one closed month; `null` for a hidden group. */
export interface Distributed<Band extends string = string> {
  /** First day of the month; `null` if the period contains no closed month. */
  month: string | null
  cells: { band: Band; count: number | null; previous: number | null }[]
  /** `null` if it would reveal a hidden group. */
  total: number | null
}

export interface Statistics {
  range: StatisticsRange
  /** Today in Brasília. It and the days after it are unfinished: they are counted but not compared. */
  today: string
  /** The days of the period that are over; `null` if there are none. */
  wholeDays: StatisticsRange | null
  /** The days right before the period, as many as it has whole days. */
  previous: StatisticsRange | null
  registrations: { byStatus: Compared<RegistrationStatus>[]; series: Series }
  decisions: {
    current: Quantiles
    /** On the whole days only. */
    compared: Quantiles
    previous: Quantiles
    /**
     * The weeks, Monday to Sunday, that overlap the period. `previous` is the week as many weeks earlier as
     * there are finished weeks here; for an unfinished week it has no decisions.
     */
    weeks: ({ week: string; isUnfinished: boolean; previous: Quantiles } & Quantiles)[]
  }
  active: { weeks: { week: string; isUnfinished: boolean; count: number; previous: number | null }[] }
  consultations: {
    byType: Compared<ConsultationType>[]
    byStatus: Compared<ConsultationStatus>[]
    /** The most frequent first, all others last. The key '' means no specialty. */
    bySpecialty: ComparedGroup[]
    series: Series
  }
  sleep: Distributed<SleepBand>
  bmi: Distributed<BmiClass>
  policies: {
    byState: Compared<PolicyState>[]
    series: Series
    /** Of all policies sent by the end of the period: age on its last day, by current state. */
    ages: ({ upTo: number | null } & Record<PolicyState, number>)[]
  }
}

export interface StatisticsRow {
  /**
   * For consultations the day (`YYYY-MM-DD`), because the rows must identify neither a member nor a
   * consultation.
   */
  id: string
  /** ISO 8601 in UTC; `null` if only the day or the week is known. */
  at: string | null
  member: { id: string; fullName: string; email: string } | null
  status: string | null
  /** Number of consultations on the day. */
  count: number | null
  policy: { id: string; fileName: string } | null
  /** Minutes in the registration queue until the decision. */
  minutes: number | null
}

export interface StatisticsRows {
  rows: StatisticsRow[]
  nextCursor: string | null
}

export interface StatisticsMonths {
  months: { month: string; total: number | null; cells: { band: string; count: number | null }[] }[]
  nextCursor: string | null
}
