import type { SleepEntry } from '#contract/sleep.ts'
import { minutesOfDay, timeOfDay, wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { minutesOf, sleepKindOf } from './sleep-week.ts'

/** Fewer nights do not show a habit. */
export const USUAL_NIGHTS_MIN = 5
/** Ignores older nights, so that a change of habits shows. */
const USUAL_NIGHTS_MAX = 30
const DAY_MINUTES = 24 * 60
/** Bed and wake times are counted from these hours, so that a time after midnight sorts after one before it. */
const BED_FROM_MINUTES = 12 * 60
const WAKE_FROM_MINUTES = 18 * 60

/** Times of day, `HH:MM`. */
export interface UsualHours {
  bed: string
  wake: string
}

/**
 * The median bed and wake times of the latest nights; `undefined` with fewer than five.
 * @param entries latest first
 */
export function usualHoursOf(entries: readonly SleepEntry[], zone?: string): UsualHours | undefined {
  const nights = nightsOf(entries, zone).slice(0, USUAL_NIGHTS_MAX)
  if (nights.length < USUAL_NIGHTS_MIN) return undefined
  return {
    bed: medianTime(
      nights.map(({ sleepStart }) => wallClockOf(sleepStart, zone).time),
      BED_FROM_MINUTES,
    ),
    wake: medianTime(
      nights.map(({ sleepEnd }) => wallClockOf(sleepEnd, zone).time),
      WAKE_FROM_MINUTES,
    ),
  }
}

/** The longest night of each day, in the order of the entries. */
export function nightsOf(entries: readonly SleepEntry[], zone?: string): SleepEntry[] {
  const longestOfDay = new Map<string, SleepEntry>()
  for (const entry of entries) {
    if (sleepKindOf(entry) === 'nap') continue
    const day = isoDay(entry.sleepEnd, zone)
    const known = longestOfDay.get(day)
    if (!known || minutesOf(entry) > minutesOf(known)) longestOfDay.set(day, entry)
  }
  return [...longestOfDay.values()]
}

/** Mean length of the latest nights, in minutes; `undefined` with fewer than five. */
export function usualMinutesOf(entries: readonly SleepEntry[], zone?: string): number | undefined {
  const nights = nightsOf(entries, zone).slice(0, USUAL_NIGHTS_MAX)
  if (nights.length < USUAL_NIGHTS_MIN) return undefined
  return Math.round(nights.reduce((sum, night) => sum + minutesOf(night), 0) / nights.length)
}

/** The median of times of day, counted from `from` minutes after midnight over 24 hours. */
function medianTime(times: readonly string[], from: number): string {
  const counted = times
    .map((time) => (minutesOfDay(time) - from + DAY_MINUTES) % DAY_MINUTES)
    .sort((one, other) => one - other)
  const upper = counted[Math.floor(counted.length / 2)] ?? 0
  const lower = counted[Math.ceil(counted.length / 2) - 1] ?? upper
  return timeOfDay(Math.round((lower + upper) / 2) + from)
}
