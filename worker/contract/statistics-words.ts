import { minutesText } from './minutes.ts'
import type { Series } from './statistics.ts'

const DAY_MINUTES = 24 * 60

/** A wait of whole minutes as shown on screen: "45 min", "1 h 30 min", "3 h", from a day on "1 d 6 h". */
export function formatWait(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < DAY_MINUTES) return minutesText(minutes)
  const hours = Math.round(minutes / 60)
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** Number of days in the first point of a weekly line if it is less than seven, else 0. */
export function daysInShortFirstWeek({ grain, points: [first, second] }: Series): number {
  if (grain === 'day' || !first || !second) return 0
  const days = (Date.parse(second.start) - Date.parse(first.start)) / 86_400_000
  return days < 7 ? days : 0
}

/**
 * A round number not below the largest value. It is even, so that the middle of the axis is also a whole
 * number.
 */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  const tops = [1, 2, 4, 5, 6, 8, 10].map((step) => step * power)
  return tops.find((top) => top >= most && top % 2 === 0) ?? most
}
