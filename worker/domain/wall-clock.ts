import { DAY } from './duration.ts'
import { offsetAt } from './time-zone.ts'

export interface WallClock {
  /**
   * When the clock shows the time (`HH:MM`) on the day (`YYYY-MM-DD`). Of a time that comes twice it
   * is the first; one that is jumped over comes as much later as the clock jumps.
   */
  instantAt(day: string, time: string): Date
  /** The calendar day at the instant. */
  dayOf(instant: Date): string
  /** `HH:MM` at the instant. */
  timeOf(instant: Date): string
}

/** The clock on the wall of a time zone. Remembers what it looked up, since doses ask for many days in a row. */
export function wallClockIn(timeZone: string): WallClock {
  const offsets = new Map<number, number>()
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day)
    if (known !== undefined) return known
    const offset = offsetAt(timeZone, day * DAY)
    offsets.set(day, offset)
    return offset
  }
  const shown = (instant: Date) =>
    new Date(instant.getTime() + offsetAt(timeZone, instant.getTime())).toISOString()

  return {
    instantAt(day, time) {
      const wall = Date.parse(`${day}T${time}:00Z`)
      const utcDay = Math.floor(wall / DAY)
      const before = offsetOfDay(utcDay - 1)
      const after = offsetOfDay(utcDay + 2)
      if (before === after) return new Date(wall - before)
      // The clock changes within these days. With the offset of before, a doubled time is its first
      // and a jumped one comes later; only what lies after the change has the other offset.
      const early = wall - before
      if (offsetAt(timeZone, early) === before) return new Date(early)
      const late = wall - after
      return new Date(offsetAt(timeZone, late) === after ? late : early)
    },
    dayOf: (instant) => shown(instant).slice(0, 10),
    timeOf: (instant) => shown(instant).slice(11, 16),
  }
}
