import * as v from 'valibot'
import { INVALID_MOMENT } from '#texts/time.ts'
import { isDay } from './day.ts'

/** The years accepted in all dates. */
const YEARS = { from: 1900, to: 2100 }

function inYears(year: number): boolean {
  return year >= YEARS.from && year <= YEARS.to
}

/** A browser's clock may be this far ahead of the server's. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000

/** Whether the instant is in the future even allowing for a browser's clock. */
export function isInFuture(instant: Date, now: Date): boolean {
  return instant.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
}

/** An ISO date-time with offset, as an instant. */
export function instant(required: string, invalid: string = INVALID_MOMENT) {
  return v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.isoTimestamp(invalid),
    v.check((text) => isDay(text.slice(0, 10)), invalid),
    v.transform((text) => new Date(text)),
    v.check((date) => inYears(date.getUTCFullYear()), invalid),
  )
}

/** A calendar day, `YYYY-MM-DD`. */
export function calendarDay(required: string, invalid: string = INVALID_MOMENT) {
  return v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.isoDate(invalid),
    v.check((text) => isDay(text) && inYears(Number(text.slice(0, 4))), invalid),
  )
}
