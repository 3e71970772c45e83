import * as clock from '../../../shared/lib/wall-clock.ts'

/** What the form holds: `YYYY-MM-DD` and `HH:MM` on the wall's clock. */
export interface WallClock {
  date: string
  time: string
}

/** The instant in ISO 8601 at which the wall's clock shows what the schema has let through; an hour may lack its zero. */
export function instantOf({ date, time }: WallClock, zone: string): string {
  const instant = clock.instantOf({ day: date, time: time.padStart(5, '0') }, zone)
  if (!instant) throw new RangeError('No such date and time')
  return instant.toISOString()
}

export function wallClockOf(instant: string, zone: string): WallClock {
  const { day, time } = clock.wallClockOf(instant, zone)
  return { date: day, time }
}
