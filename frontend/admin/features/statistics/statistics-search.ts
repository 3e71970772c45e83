import { isDay } from '#contract/day.ts'
import {
  ageKeys,
  consultationDimensions,
  distributions,
  rangeProblem,
  type StatisticsRange,
  type StatisticsRowsQuery,
  statisticsLists,
} from '#contract/statistics.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { addDays } from '#domain/time-zone.ts'
import { isoDay } from '#shared/lib/format/format.ts'

export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]
const DEFAULT_PERIOD: Period = 30

/** Search parameters: a preset period, or a custom range. */
export interface StatisticsSearch {
  period?: Period
  from?: string
  to?: string
}

export function statisticsSearch(search: Record<string, unknown>): StatisticsSearch {
  const range = customRange(search)
  if (range) return range
  const period = periods.find((known) => known === Number(search.period))
  return period && period !== DEFAULT_PERIOD ? { period } : {}
}

function customRange({ from, to }: Record<string, unknown>): StatisticsRange | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return undefined
  return rangeProblem(from, to) ? undefined : { from, to }
}

/** The preset period in days; undefined for a custom range. */
export function periodIn({ from, period }: StatisticsSearch): Period | undefined {
  return from ? undefined : (period ?? DEFAULT_PERIOD)
}

/** The range that the URL means today, as days in Brasília time (`YYYY-MM-DD`, inclusive). */
export function rangeIn(search: StatisticsSearch): StatisticsRange {
  if (search.from && search.to) return { from: search.from, to: search.to }
  const to = isoDay(Date.now(), PROVIDER_TIME_ZONE)
  return { from: addDays(to, 1 - (periodIn(search) ?? DEFAULT_PERIOD)), to }
}

export type RowsSearch = Omit<StatisticsRowsQuery, 'cursor'> & StatisticsRange

export function rowsSearch(search: Record<string, unknown>): RowsSearch {
  const period = statisticsSearch(search)
  // The router parses numeric values in the URL as numbers.
  const age = ageKeys.find((known) => known === String(search.age))
  return {
    ...rangeIn(period),
    list: statisticsLists.find((known) => known === search.list) ?? 'registrations',
    by: consultationDimensions.find((known) => known === search.by) ?? 'status',
    key: typeof search.key === 'string' ? search.key : '',
    ...(age && { age }),
  }
}

export function monthsSearch(search: Record<string, unknown>) {
  return { distribution: distributions.find((known) => known === search.distribution) ?? ('sleep' as const) }
}
