import { fullDay } from '#shared/lib/format/format.ts'

/** A calendar day in words, regardless of the clock's time zone. */
export function fullDayText(day: string): string {
  return fullDay(`${day}T12:00:00Z`, 'UTC')
}
