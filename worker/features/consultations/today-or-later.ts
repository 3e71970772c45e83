import { DATE_PAST } from '#contract/consultations.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'

/** Throws `Invalid` where the date is on a day before today in the time zone. */
export function requireTodayOrLater(timeZone: string, date: Date, now: Date): void {
  if (dayIn(timeZone, date) < dayIn(timeZone, now)) throw new Invalid({ date: DATE_PAST })
}
