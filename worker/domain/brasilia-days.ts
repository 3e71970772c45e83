import { addDays } from './time-zone.ts'

/** How far Brasília is behind UTC, all year: Brazil has had no summer time since 2019. */
export const BRASILIA_OFFSET_HOURS = 3
const MIDNIGHT = `T0${BRASILIA_OFFSET_HOURS}:00:00Z`

/** From the start of the first day (included) to the end of the last (excluded). */
export function instantsOf({ from, to }: { from: string; to: string }): { start: Date; end: Date } {
  return { start: new Date(from + MIDNIGHT), end: new Date(addDays(to, 1) + MIDNIGHT) }
}

/** The calendar day in Brasília. */
export function dayAt(instant: Date): string {
  return new Date(instant.getTime() - BRASILIA_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10)
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The first day of the day's month, or of the month `months` later. */
export function monthOf(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The first day of the last month that is over today and ends no later than `to`. */
export function closedMonth(to: string, today: string): string {
  const last = to < today ? addDays(to, 1) : today
  return monthOf(last, -1)
}
