import { DAY, MINUTE } from './duration.ts'

/** Whether the runtime knows the IANA time zone (`America/Sao_Paulo`). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day (`YYYY-MM-DD`) on which the instant falls in the time zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

/** "ter., 24/11 · 08:00" */
export function shortDateTimeIn(timeZone: string, instant: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone, ...options }).format(instant)
  const weekday = part({ weekday: 'short' })
  const day = part({ day: '2-digit', month: '2-digit' })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${weekday}, ${day} · ${time}`
}

const minuteOf = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** "24/11/2026 08:00", for a spreadsheet. */
export function dateTimeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone, ...minuteOf }).format(instant).replace(',', '')
}

/** "24/11/2026 08:00:07", where it is the second that counts. */
export function dateSecondIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone, ...minuteOf, second: '2-digit' })
    .format(instant)
    .replace(',', '')
}

const ZONES_MAX = 200
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  if (formats.size >= ZONES_MAX) formats.clear()
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** How far the zone's clock is ahead of UTC at the instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return wall - Math.floor(instant / MINUTE) * MINUTE
}

/** The first instant of a calendar day (`YYYY-MM-DD`) in the zone, or of the next where the zone skipped the day. */
export function startOfDayIn(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const candidates = [-DAY, 0, DAY].map((shift) => new Date(midnight - offsetAt(timeZone, midnight + shift)))
  const starts = candidates.filter((instant) => dayIn(timeZone, instant) >= day)
  return new Date(Math.min(...starts.map((instant) => instant.getTime())))
}

/** The calendar day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
