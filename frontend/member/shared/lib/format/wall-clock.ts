import { isoDay, type Moment, time } from '#shared/lib/format/format.ts'

export interface LocalDateTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

/** Local date and time of the instant. */
export function wallClockOf(moment: Moment, zone?: string): LocalDateTime {
  return { day: isoDay(moment, zone), time: time(moment, zone) }
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
