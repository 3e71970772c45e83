import { parseDateTime, toZoned } from '@internationalized/date'
import { isoDay, time as timeOf } from '../../../shared/lib/format.ts'

/** What a person writes: `YYYY-MM-DD` and `HH:MM` on the wall's clock. */
export interface WallClock {
  date: string
  time: string
}

/**
 * The instant at which the wall's clock shows this, in ISO 8601. Where the clocks skip that hour the visit is
 * as much later as they skip; where they repeat it, it is the first of the two.
 */
export function instantOf({ date, time }: WallClock, zone: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const local = parseDateTime(`${date}T${hour.padStart(2, '0')}:${minute}`)
  return toZoned(local, zone, 'compatible').toDate().toISOString()
}

export function wallClockOf(instant: string, zone: string): WallClock {
  return { date: isoDay(instant, zone), time: timeOf(instant, zone) }
}
