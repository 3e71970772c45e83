import { isDay } from '#contract/day.ts'
import type { Period, PeriodKind } from '#contract/periods.ts'
import { addDays } from '#domain/time-zone.ts'
import { dayRange, isoDay, month, monthName } from '#shared/lib/format/format.ts'
import { choiceNamed } from '../search/choice-names.ts'
import type { PeriodSearch } from './period-search.ts'

const WEEK_DAYS = 7
const DAY_MS = 86_400_000

const names = { month: 'mes', year: 'ano' } as const

/** The kind of period named in the URL; `undefined` for the chart's default. */
export function readPeriodKind({ periodo }: PeriodSearch): 'month' | 'year' | undefined {
  return choiceNamed(names, periodo)
}

export function toPeriodSearch(kind: string): PeriodSearch {
  return kind === 'month' || kind === 'year' ? { periodo: names[kind] } : {}
}

/** The day named in the URL, or today. A future day becomes today. */
export function dayOfSearch({ dia }: PeriodSearch): string {
  const today = isoDay(Date.now())
  return dia && isDay(dia) && dia < today ? dia : today
}

/** A day in the previous period. */
export function previousDay({ first }: Period): string {
  return addDays(first, -1)
}

/** A day in the next period; `undefined` if that would be in the future. */
export function nextDay(kind: PeriodKind, { last }: Period, today = isoDay(Date.now())): string | undefined {
  const next = addDays(last, kind === 'week' ? WEEK_DAYS : 1)
  const isCurrent =
    next >= today ||
    (kind === 'month' && next.slice(0, 7) === today.slice(0, 7)) ||
    (kind === 'year' && next.slice(0, 4) === today.slice(0, 4))
  return isCurrent ? undefined : next
}

/** "14–20 nov", "novembro de 2026", "2026". */
export function periodLabel(kind: PeriodKind, { first, last }: Period): string {
  if (kind === 'year') return first.slice(0, 4)
  return kind === 'month' ? month(first) : dayRange(first, last)
}

export function daysWithin({ first, last }: Period): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
}

/** The previous period, as named in a sentence: "outubro", "dezembro de 2025", "2025". */
export function nameOfPeriodBefore(kind: 'month' | 'year', period: Period): string {
  const day = previousDay(period)
  if (kind === 'year') return day.slice(0, 4)
  return day.slice(0, 4) === period.first.slice(0, 4) ? monthName(day) : month(day)
}
