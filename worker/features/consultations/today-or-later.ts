import { DATE_PAST } from '#contract/consultations.ts'
import { dayIn } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'

/** Throws where the date falls on a day before today. */
export function requireTodayOrLater(timeZone: string, date: Date, now: Date): void {
  if (dayIn(timeZone, date) < dayIn(timeZone, now)) throw new Invalid({ date: DATE_PAST })
}
