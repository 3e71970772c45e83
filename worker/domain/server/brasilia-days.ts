import { addDays, type Span } from '../time-zone.ts'
import { brasiliaOffsets } from './brasilia-offsets.ts'

const OFFSETS_SECONDS = [...new Set(brasiliaOffsets.map(([, offset]) => offset))].sort(
  (one, other) => other - one,
)

/** How far Brasília is ahead of UTC at the instant, in milliseconds. */
function offsetMs(instant: number): number {
  const [, offset = 0] = brasiliaOffsets.findLast(([since]) => since * 1000 <= instant) ?? []
  return offset * 1000
}

/** The first instant of the day. If summer time skips midnight, the day begins at 01:00. */
function startOf(day: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const candidates = OFFSETS_SECONDS.map((offset) => new Date(wall - offset * 1000))
  return candidates.find((candidate) => dayAt(candidate) === day) ?? new Date(wall - offsetMs(wall))
}

/** From the start of the first day (included) to the end of the last (excluded). */
export function instantsOf({ from, to }: { from: string; to: string }): Span {
  return { from: startOf(from), to: startOf(addDays(to, 1)) }
}

/** The calendar day in Brasília. */
export function dayAt(instant: Date): string {
  return new Date(instant.getTime() + offsetMs(instant.getTime())).toISOString().slice(0, 10)
}

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
