import type { Period, PeriodKind } from '#contract/periods.ts'
import { addDays, type Span, startOfDayIn } from './time-zone.ts'

const WEEK_DAYS = 7

/** The calendar month or year of the day, or the seven days that end with it. */
export function periodOf(kind: PeriodKind, day: string): Period {
  const year = day.slice(0, 4)
  if (kind === 'week') return { first: addDays(day, 1 - WEEK_DAYS), last: day }
  if (kind === 'year') return { first: `${year}-01-01`, last: `${year}-12-31` }
  const first = `${day.slice(0, 7)}-01`
  return { first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
}

export function periodBefore(kind: PeriodKind, { first }: Period): Period {
  return periodOf(kind, addDays(first, -1))
}

export function spanOf(timeZone: string, { first, last }: Period): Span {
  return { from: startOfDayIn(timeZone, first), to: startOfDayIn(timeZone, addDays(last, 1)) }
}

export function isDayIn({ first, last }: Period, day: string): boolean {
  return day >= first && day <= last
}

/** Number of the period's days from one day to another, both included; 0 if they do not overlap. */
export function daysWithin({ first, last }: Period, from: string, to: string): number {
  const start = from > first ? from : first
  const end = to < last ? to : last
  return start > end ? 0 : (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
}

/** Groups by month (`YYYY-MM`), oldest first. Months without items are omitted. */
export function byMonth<Item>(items: readonly Item[], dayOf: (item: Item) => string): Map<string, Item[]> {
  const months = new Map<string, Item[]>()
  for (const item of items.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))) {
    const month = dayOf(item).slice(0, 7)
    const ofMonth = months.get(month)
    if (ofMonth) ofMonth.push(item)
    else months.set(month, [item])
  }
  return months
}
