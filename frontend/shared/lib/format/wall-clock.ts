import { getLocalTimeZone, parseDateTime, toZoned } from '@internationalized/date'
import { isoDay, type Moment, time } from './format.ts'

export interface LocalDateTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** Whether the text is a valid day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text, 0) === text
}

/** The day `days` after another; "" for an invalid day. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
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
  return toZoned(parseDateTime(`${day}T${text}`), zone).toDate()
}

/**
 * A form's date and time as ISO 8601 in UTC; "" if they are invalid. Unchanged values return the original instant,
 * since a local time can be ambiguous and has no seconds.
 */
export function isoInstantOf(clock: LocalDateTime, original: string | undefined, zone?: string): string {
  if (original) {
    const before = wallClockOf(original, zone)
    if (before.day === clock.day && before.time === clock.time) return original
  }
  return instantOf(clock, zone)?.toISOString() ?? ''
}

/** Noon of the day in UTC, to be formatted in UTC: a time zone would shift midnight to the day before. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`
