import { rangeDays, type Series, type StatisticsRange } from '../../contract/statistics.ts'
import { addDays } from '../../platform/time-zone.ts'

/** Up to here a line has a point for each day, beyond for each seven. */
const DAYS_MAX = 62

/** As long as the period and right before it. */
export function periodBefore({ from, to }: StatisticsRange): StatisticsRange {
  return { from: addDays(from, -rangeDays(from, to)), to: addDays(from, -1) }
}

/** Counts by day as a line over the period, beside the period before. */
export function seriesOf(counts: readonly { day: string; count: number }[], range: StatisticsRange): Series {
  const byDay = new Map<string, number>()
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count)
  const days = rangeDays(range.from, range.to)
  const step = days <= DAYS_MAX ? 1 : 7
  const before = periodBefore(range)
  const sum = (first: string, last: string) => {
    let total = 0
    for (let day = first; day <= last; day = addDays(day, 1)) total += byDay.get(day) ?? 0
    return total
  }
  const points = Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const start = addDays(range.from, index * step)
    const then = addDays(before.from, index * step)
    const end = (first: string, last: string) => [addDays(first, step - 1), last].sort()[0] ?? last
    return { start, count: sum(start, end(start, range.to)), previous: sum(then, end(then, before.to)) }
  })
  return { grain: step === 1 ? 'day' : 'week', points }
}
