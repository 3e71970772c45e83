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

interface Slept extends Interval {
  quality: number
}

/** The time slept, in milliseconds, and the quality weighted by duration. */
export function totalSleep(entries: readonly Slept[]): { slept: number; quality: number } {
  let slept = 0
  let weighted = 0
  for (const { sleepStart, sleepEnd, quality } of entries) {
    const length = sleepEnd.getTime() - sleepStart.getTime()
    slept += length
    weighted += length * quality
  }
  return { slept, quality: Math.round(weighted / slept) }
}

interface LoggedSleep extends Slept {
  /** The day on which it ended, `YYYY-MM-DD` in the member's time zone. */
  day: string
}

/** The means over the days with an entry; `null` without entries. */
export function sleepMeans(entries: readonly LoggedSleep[]): SleepMeans | null {
  if (entries.length === 0) return null
  const nights = new Set(entries.map(({ day }) => day)).size
  const { slept, quality } = totalSleep(entries)
  return { nights, minutes: Math.round(slept / MINUTE / nights), quality }
}
