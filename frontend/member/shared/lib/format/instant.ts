import { getLocalTimeZone, parseDateTime, toZoned } from '@internationalized/date'
import { isDay } from '#contract/day.ts'
import { type LocalDateTime, wallClockOf } from './wall-clock.ts'

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/

/** The hour may have one digit: `TimeField` completes it only once the field is left. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

/**
 * The instant of a local date and time; `undefined` if they are invalid. A skipped time maps to the same distance after
 * the change, a repeated time to its first occurrence.
 */
export function instantOf({ day, time: text }: LocalDateTime, zone = getLocalTimeZone()): Date | undefined {
  if (!isDay(day) || !isTime(text)) return undefined
  return toZoned(parseDateTime(`${day}T${text.padStart(5, '0')}`), zone).toDate()
}

/**
 * A form's date and time as ISO 8601 in UTC; "" if they are invalid. Unchanged values return the original instant,
 * since a local time can be ambiguous and has no seconds.
 */
export function toIsoInstant(clock: LocalDateTime, original: string | undefined, zone?: string): string {
  if (original) {
    const before = wallClockOf(original, zone)
    if (before.day === clock.day && before.time === clock.time) return original
  }
  return instantOf(clock, zone)?.toISOString() ?? ''
}
