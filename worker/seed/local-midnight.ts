import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { dayIn, startOfDayIn } from '#domain/time-zone.ts'

/** The last midnight in the company's time zone. */
export function localMidnight(now: Date): Date {
  return startOfDayIn(PROVIDER_TIME_ZONE, dayIn(PROVIDER_TIME_ZONE, now))
}
