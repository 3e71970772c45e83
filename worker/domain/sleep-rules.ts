import { sleepOverlaps } from '#texts/sleep.ts'
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
