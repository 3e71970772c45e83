import { addDays } from './time-zone.ts'

/** Brasília is three hours behind UTC all year since 2019: what the triggers count by. */
const MIDNIGHT = 'T03:00:00Z'

/** The instants between which the days lie. */
export function instantsOf({ from, to }: { from: string; to: string }): { start: Date; end: Date } {
  return { start: new Date(from + MIDNIGHT), end: new Date(addDays(to, 1) + MIDNIGHT) }
}

/** The calendar day in Brasília. */
export function dayAt(instant: Date): string {
  return new Date(instant.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The first day of the month so many months after the day's own. */
export function monthOf(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The last month that is over on the day and lies, to its end, within what ends there. */
export function closedMonth(to: string, today: string): string {
  const last = to < today ? addDays(to, 1) : today
  return monthOf(last, -1)
}
