import { fullDay } from '#shared/lib/format/format.ts'

/** A calendar day in words, whatever the clock's zone. */
export function fullDayText(day: string): string {
  return fullDay(`${day}T12:00:00Z`, 'UTC')
}
