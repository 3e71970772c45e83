import { rangeDays, type Series, type StatisticsRange } from '#contract/statistics.ts'
import { addDays } from '#domain/time-zone.ts'

/** Longest period with one point per day. Longer ones have one point per seven days. */
const DAYS_MAX = 62

/** The previous period of the same length. */
export function periodBefore({ from, to }: StatisticsRange): StatisticsRange {
  return { from: addDays(from, -rangeDays(from, to)), to: addDays(from, -1) }
}

/** The days of the period before today; `null` if there are none. */
export function wholeDaysOf({ from, to }: StatisticsRange, today: string): StatisticsRange | null {
  if (from >= today) return null
  return { from, to: to < today ? to : addDays(today, -1) }
}

/**
 * A line of counts over the period. Each point of whole days has the value at the same position in the
 * previous period.
 */
export function seriesOf(
  counts: readonly { day: string; count: number }[],
  range: StatisticsRange,
  today: string,
): Series {
  const byDay = new Map<string, number>()
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count)
  const days = rangeDays(range.from, range.to)
  const step = days <= DAYS_MAX ? 1 : 7
  const wholeDays = wholeDaysOf(range, today)
  const shift = wholeDays ? -rangeDays(wholeDays.from, wholeDays.to) : 0
  const sum = (first: string, last: string) => {
    let total = 0
    for (let day = first; day <= last; day = addDays(day, 1)) total += byDay.get(day) ?? 0
    return total
  }
  const length = Math.ceil(days / step)
  const points = Array.from({ length }, (_, index) => {
    // Counted from the end, so that the first point has fewer days if the period is not a multiple of seven.
    const last = step * (index + 1 - length)
    const start = addDays(range.to, Math.max(last - step + 1, 1 - days))
    const end = addDays(range.to, last)
    const isUnfinished = end >= today
    return {
      start,
      isUnfinished,
      count: sum(start, end),
      previous: isUnfinished ? null : sum(addDays(start, shift), addDays(end, shift)),
    }
  })
  return { grain: step === 1 ? 'day' : 'week', points }
}
