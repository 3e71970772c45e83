import { DEFAULT_TIME_ZONE, dayIn, startOfDayIn } from '../platform/time-zone.ts'

/** The last midnight where the people of the demonstration live. */
export function localMidnight(now: Date): Date {
  return startOfDayIn(DEFAULT_TIME_ZONE, dayIn(DEFAULT_TIME_ZONE, now))
}
