import { DATE_PAST } from '../../contract/consultations.ts'
import { Invalid } from '../../platform/errors.ts'
import { dayIn } from '../../platform/time-zone.ts'

/** Throws where the date falls on a day before today. */
export function requireTodayOrLater(timeZone: string, date: Date, now: Date): void {
  if (dayIn(timeZone, date) < dayIn(timeZone, now)) throw new Invalid({ date: DATE_PAST })
}
