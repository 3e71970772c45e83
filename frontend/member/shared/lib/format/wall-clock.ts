import { getLocalTimeZone, parseDateTime, toZoned } from '@internationalized/date'
import { isDay } from '#contract/day.ts'
import { isoDay, type Moment, time } from '#shared/lib/format/format.ts'

export interface LocalDateTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/

/** The hour may have one digit: `TimeField` completes it only once the field is left. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** Local date and time of the instant. */
export function wallClockOf(moment: Moment, zone?: string): LocalDateTime {
  return { day: isoDay(moment, zone), time: time(moment, zone) }
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

/** Noon of the day in UTC, to be formatted in UTC: a time zone would shift midnight to the day before. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`

const DAY_MINUTES = 24 * 60

/** Minutes since midnight, of `HH:MM`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `HH:MM`, of minutes since any midnight. */
export function timeOfDay(minutes: number): string {
  const time = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  const padded = (part: number) => String(part).padStart(2, '0')
  return `${padded(Math.floor(time / 60))}:${padded(time % 60)}`
}

/** Minutes between two times of day, the shorter way around the clock. */
export function minutesAround(from: number, to: number): number {
  const ahead = (((to - from) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return ahead > DAY_MINUTES / 2 ? ahead - DAY_MINUTES : ahead
}
