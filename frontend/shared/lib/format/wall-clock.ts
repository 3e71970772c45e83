import { getLocalTimeZone, parseDateTime, toZoned } from '@internationalized/date'
import { isoDay, type Moment, time } from './format.ts'

export interface WallClock {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text, 0) === text
}

/** The calendar day so many days after another; "" where there is no such day. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** What the clock on the wall shows at the instant. */
export function wallClockOf(moment: Moment, zone?: string): WallClock {
  return { day: isoDay(moment, zone), time: time(moment, zone) }
}

/**
 * The instant at which the clock shows this; `undefined` where it is no date and time. A time that the clock
 * skipped is the one as long after the change, one that it showed twice is the first.
 */
export function instantOf({ day, time: text }: WallClock, zone = getLocalTimeZone()): Date | undefined {
  if (!isDay(day) || !isTime(text)) return undefined
  return toZoned(parseDateTime(`${day}T${text}`), zone).toDate()
}

/**
 * What a form's date and time mean, as ISO 8601 in UTC; "" where they are none. A clock may show the same time
 * twice, and has no seconds: what was not changed stays exactly as it was.
 */
export function momentOf(clock: WallClock, original: string | undefined, zone?: string): string {
  if (original) {
    const before = wallClockOf(original, zone)
    if (before.day === clock.day && before.time === clock.time) return original
  }
  return instantOf(clock, zone)?.toISOString() ?? ''
}
