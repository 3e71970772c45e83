import type { SleepEntry } from '#contract/sleep.ts'
import { minutesAround, minutesOfDay, timeOfDay, wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { nightsOf, USUAL_NIGHTS_MIN } from '#member/shared/lib/health/usual-hours.ts'

const DAY_MINUTES = 24 * 60
const ROUNDED_TO_MINUTES = 10
/** Standard deviations of the bed time in minutes: up to the first it is regular, up to the second varied. */
const REGULAR_MINUTES = 45
const VARIED_MINUTES = 90

export interface BedTimes {
  /** Times of day, `HH:MM`: one standard deviation before and after the mean, rounded away from it. */
  from: string
  to: string
  regularity: 'regular' | 'varied' | 'irregular'
}

/** When the member goes to bed on the nights of the entries; `undefined` with fewer than five nights. */
export function bedTimesOf(entries: readonly SleepEntry[], zone?: string): BedTimes | undefined {
  const nights = nightsOf(entries, zone)
  if (nights.length < USUAL_NIGHTS_MIN) return undefined
  const times = nights.map(({ sleepStart }) => minutesOfDay(wallClockOf(sleepStart, zone).time))
  const centre = meanTime(times)
  const deviations = times.map((time) => minutesAround(centre, time))
  const mean = centre + deviations.reduce((sum, one) => sum + one, 0) / times.length
  const spread = Math.sqrt(
    times.reduce((sum, time) => sum + minutesAround(mean, time) ** 2, 0) / times.length,
  )
  return {
    from: timeOfDay(Math.floor((mean - spread) / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES),
    to: timeOfDay(Math.ceil((mean + spread) / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES),
    regularity: spread <= REGULAR_MINUTES ? 'regular' : spread <= VARIED_MINUTES ? 'varied' : 'irregular',
  }
}

/** The mean direction on the clock face, so that 23:30 and 00:30 are an hour apart. */
function meanTime(times: readonly number[]): number {
  const angles = times.map((time) => (2 * Math.PI * time) / DAY_MINUTES)
  const sum = (of: (angle: number) => number) => angles.reduce((total, angle) => total + of(angle), 0)
  return (Math.atan2(sum(Math.sin), sum(Math.cos)) * DAY_MINUTES) / (2 * Math.PI)
}
