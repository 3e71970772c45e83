import { rangeDays, type Series, type StatisticsRange } from '#contract/statistics.ts'
import { addDays } from '#domain/time-zone.ts'

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
  const length = Math.ceil(days / step)
  const points = Array.from({ length }, (_, index) => {
    // Counted from the end: where the days are no multiple of seven, the first point is the one that has fewer.
    const last = step * (index + 1 - length)
    const first = Math.max(last - step + 1, 1 - days)
    const sumOf = ({ to }: StatisticsRange) => sum(addDays(to, first), addDays(to, last))
    return { start: addDays(range.to, first), count: sumOf(range), previous: sumOf(before) }
  })
  return { grain: step === 1 ? 'day' : 'week', points }
}
