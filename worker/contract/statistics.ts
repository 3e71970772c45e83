import * as v from 'valibot'
import type { RegistrationStatus } from './accounts.ts'
import type { BmiClass } from './anamnesis.ts'
import type { ConsultationStatus, ConsultationType } from './consultations.ts'
import type { PolicyStatus } from './insurance.ts'
import { cursor } from './page.ts'
import { calendarDay } from './time.ts'

/** The longest span that a screen or a report covers: two years. */
export const RANGE_DAYS_MAX = 731
export const STATISTICS_PAGE_SIZE = 50
export const MONTHS_PAGE_SIZE = 12
/** A group of fewer people is not shown, neither as a number nor by subtraction. */
export const SMALLEST_GROUP = 5
/** The most frequent specialties that have a name; the others are added up. */
export const SPECIALTIES_SHOWN = 30
/** Weeks for which the list of who was active is kept; the counts stay. */
export const ACTIVE_WEEKS_RETAINED = 60

export const DAY_INVALID = 'Data inválida. Use o formato DD/MM/AAAA.'
export const RANGE_BACKWARDS = 'O fim do período vem antes do início.'
export const RANGE_TOO_LONG = 'Escolha um período de até dois anos.'

export const rangeDay = calendarDay(DAY_INVALID, DAY_INVALID)

/** Days from the first to the last, both counted. */
export function rangeDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1
}

/** What is wrong with a span of days; `undefined` where nothing is. */
export function rangeProblem(from: string, to: string): string | undefined {
  if (to < from) return RANGE_BACKWARDS
  return rangeDays(from, to) > RANGE_DAYS_MAX ? RANGE_TOO_LONG : undefined
}

/** Upper ends of the ages of policies, in days; the last one is open. */
export const policyAges = [2, 7, 30, 90, null] as const
/** Their places, as they stand in an address. */
export const ageKeys = ['0', '1', '2', '3', '4'] as const

/** Without a span it is the last thirty days. */
const range = { from: v.optional(rangeDay), to: v.optional(rangeDay) }

export const statisticsQuerySchema = v.object(range)
export type StatisticsQuery = v.InferOutput<typeof statisticsQuerySchema>

export interface StatisticsRange {
  from: string
  to: string
}

/** Lists behind the numbers. */
export const statisticsLists = ['registrations', 'decisions', 'active', 'consultations', 'policies'] as const

/** Not by specialty: what a list behind one showed would tell about somebody's health. */
export const consultationDimensions = ['type', 'status'] as const

export const statisticsRowsQuerySchema = v.object({
  ...range,
  list: v.optional(v.picklist(statisticsLists, 'Lista inválida'), 'registrations'),
  /** Of consultations: by what they were counted. */
  by: v.optional(v.picklist(consultationDimensions, 'Lista inválida'), 'status'),
  /** The bar: a status, a type; of active members, the week's Monday. */
  key: v.optional(v.pipe(v.string('Lista inválida'), v.maxLength(200, 'Lista inválida')), ''),
  /** Of policies: which of the `policyAges` they have at the end of the span. */
  age: v.optional(v.picklist(ageKeys, 'Lista inválida')),
  cursor,
})
export type StatisticsRowsQuery = v.InferOutput<typeof statisticsRowsQuerySchema>

export const distributions = ['sleep', 'bmi'] as const
export type Distribution = (typeof distributions)[number]

export const statisticsMonthsQuerySchema = v.object({
  distribution: v.optional(v.picklist(distributions, 'Lista inválida'), 'sleep'),
  cursor,
})

export const sleepBands = ['h4', 'h5', 'h6', 'h7', 'h8', 'h9'] as const
export type SleepBand = (typeof sleepBands)[number]

/** A policy whose content never came is counted apart from those under analysis. */
export const policyStates = ['unsent', 'pending', 'approved', 'rejected'] as const
export type PolicyState = PolicyStatus | 'unsent'

export interface Compared<Key extends string = string> {
  key: Key
  count: number
  /** In the period before. */
  previous: number
}

/** The same where a side of fewer than five people is no number. */
export interface ComparedGroup {
  /** `null` is all others together. */
  key: string | null
  count: number | null
  previous: number | null
}

/** A point of a line: a day or seven, by the length of the period. */
export interface SeriesPoint {
  /** First day. */
  start: string
  count: number
  /** At the same place of the period before. */
  previous: number
}

export type Grain = 'day' | 'week'

export interface Series {
  grain: Grain
  points: SeriesPoint[]
}

/** Minutes; `null` where nothing was decided. */
export interface Quantiles {
  count: number
  median: number | null
  p90: number | null
}

/** People by band in one closed month. `null` where the group is protected. */
export interface Distributed<Band extends string = string> {
  /** First day of the month; `null` where the period holds no closed month. */
  month: string | null
  cells: { band: Band; count: number | null; previous: number | null }[]
  /** `null` where it would give a protected group away. */
  total: number | null
}

export interface Statistics {
  range: StatisticsRange
  previous: StatisticsRange
  registrations: { byStatus: Compared<RegistrationStatus>[]; series: Series }
  decisions: {
    current: Quantiles
    previous: Quantiles
    /** Whole weeks that the period touches, each beside the one as many weeks before as these are. */
    weeks: ({ week: string; previous: Quantiles } & Quantiles)[]
  }
  active: { weeks: { week: string; count: number; previous: number }[] }
  consultations: {
    byType: Compared<ConsultationType>[]
    byStatus: Compared<ConsultationStatus>[]
    /** The most frequent first, all others last; '' is none. */
    bySpecialty: ComparedGroup[]
    series: Series
  }
  sleep: Distributed<SleepBand>
  bmi: Distributed<BmiClass>
  policies: {
    byState: Compared<PolicyState>[]
    series: Series
    /** Of all sent until the end of the period: age on that day, by the state that they have now. */
    ages: ({ upTo: number | null } & Record<PolicyState, number>)[]
  }
}

export interface StatisticsRow {
  /** Of consultations the day (YYYY-MM-DD) that they are counted by: there is no person and no visit behind it. */
  id: string
  /** ISO 8601 in UTC; `null` where only the day or the week is known. */
  at: string | null
  member: { id: string; fullName: string; email: string } | null
  status: string | null
  /** How many consultations on the day. */
  count: number | null
  policy: { id: string; fileName: string } | null
  /** Minutes in the queue until the decision. */
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
