import type { SleepMeans } from '#contract/sleep.ts'
import { sleepOverlaps } from '#texts/sleep.ts'
import { MINUTE } from './duration.ts'
import { shortDateTimeIn } from './time-zone.ts'

interface Interval {
  sleepStart: Date
  sleepEnd: Date
}

/** The message for an entry that overlaps `other`, with the time of `other` in the member's time zone. */
export function overlapMessage(other: Interval, timeZone: string): string {
  const start = shortDateTimeIn(timeZone, other.sleepStart)
  const end = shortDateTimeIn(timeZone, other.sleepEnd)
  return sleepOverlaps({ start, end })
}

interface LoggedSleep extends Interval {
  /** The day on which it ended, `YYYY-MM-DD` in the member's time zone. */
  day: string
  quality: number
}

/** The means over the days with an entry; `null` without entries. */
export function sleepMeans(entries: readonly LoggedSleep[]): SleepMeans | null {
  if (entries.length === 0) return null
  const nights = new Set(entries.map(({ day }) => day)).size
  let total = 0
  let weighted = 0
  for (const { sleepStart, sleepEnd, quality } of entries) {
    const minutes = (sleepEnd.getTime() - sleepStart.getTime()) / MINUTE
    total += minutes
    weighted += minutes * quality
  }
  return { nights, minutes: Math.round(total / nights), quality: Math.round(weighted / total) }
}
