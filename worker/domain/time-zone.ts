import { parseDate, toZoned } from '@internationalized/date'
import { LOCALE } from '#texts/language.ts'
import { DAY, MINUTE } from './duration.ts'

/** The calendar day (`YYYY-MM-DD`) on which the instant falls in the time zone; `undefined` is the browser's own. */
export function dayIn(timeZone: string | undefined, instant: Date): string {
  const [month, day, year] = dayFormatOf(timeZone).format(instant).split('/')
  return `${year}-${month}-${day}`
}

/** "ter., 24/11 · 08:00" */
export function shortDateTimeIn(timeZone: string, instant: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { timeZone, ...options }).format(instant)
  const weekday = part({ weekday: 'short' })
  const day = part({ day: '2-digit', month: '2-digit' })
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${weekday}, ${day} · ${time}`
}

/** "08:00" */
export function timeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}

const minuteFormat = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** "24/11/2026 08:00", for a spreadsheet. */
export function dateTimeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone, ...minuteFormat }).format(instant).replace(',', '')
}

/** "24/11/2026 08:00:07", for the logs. */
export function dateSecondIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { timeZone, ...minuteFormat, second: '2-digit' })
    .format(instant)
    .replace(',', '')
}

const FORMATS_MAX = 200

/**
 * Caches one format per time zone, because creating one takes longer than using it.
 * @__NO_SIDE_EFFECTS__
 */
export function cachedByZone(make: (timeZone: string | undefined) => Intl.DateTimeFormat) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>()
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const cached = formats.get(timeZone)
    if (cached) return cached
    if (formats.size >= FORMATS_MAX) formats.clear()
    const format = make(timeZone)
    formats.set(timeZone, format)
    return format
  }
}

const dayFormatOf = cachedByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const formatOf = cachedByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)

/** How far the zone is ahead of UTC at the instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return wall - Math.floor(instant / MINUTE) * MINUTE
}

/** The first instant of a calendar day (`YYYY-MM-DD`) in the zone, or of the next day if the zone skipped it. */
export function startOfDayIn(timeZone: string, day: string): Date {
  return toZoned(parseDate(day), timeZone).toDate()
}

/** The calendar day (`YYYY-MM-DD`) that is `days` days after another, or before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** A span of time. Its end is exclusive. */
export interface Span {
  from: Date
  to: Date
}

export function yearIn(timeZone: string, year: number): Span {
  return { from: startOfDayIn(timeZone, `${year}-01-01`), to: startOfDayIn(timeZone, `${year + 1}-01-01`) }
}
