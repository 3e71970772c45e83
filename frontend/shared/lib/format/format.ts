import { minutesText } from '#contract/minutes.ts'
import { cachedByZone, dayIn } from '#domain/time-zone.ts'
import { LOCALE, withOrdinal } from '#texts/language.ts'

const DAY_MS = 86_400_000

export type Moment = string | number | Date

function dateFormat(options: Intl.DateTimeFormatOptions) {
  return cachedByZone(
    (timeZone) => new Intl.DateTimeFormat(LOCALE, { ...options, hourCycle: 'h23', timeZone }),
  )
}

const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const shortMonthDay = dateFormat({ day: 'numeric', month: 'short' })
const monthDay = dateFormat({ day: 'numeric', month: 'long' })
const monthDayYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const numericDay = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const plainDecimal = new Intl.NumberFormat(LOCALE, { useGrouping: false, maximumFractionDigits: 6 })
const dayOfMonth = dateFormat({ day: '2-digit' })
const shortMonth = dateFormat({ month: 'short' })
const shortWeekday = dateFormat({ weekday: 'short' })
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const monthOnly = dateFormat({ month: 'long' })
const monthYear = dateFormat({ month: 'long', year: 'numeric' })
const dayInMonth = dateFormat({ day: '2-digit', month: '2-digit' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** "08:00". All functions here use the browser's time zone unless one is given. */
export function time(moment: Moment, zone?: string): string {
  return clock(zone).format(new Date(moment))
}

/** "ter., 24 de nov.", "ter., 1º de dez." */
export function day(moment: Moment, zone?: string): string {
  return withOrdinal(shortDay(zone).format(new Date(moment)))
}

/** "24 de nov.", "1º de dez." */
export function shortDayInWords(moment: Moment, zone?: string): string {
  return withOrdinal(shortMonthDay(zone).format(new Date(moment)))
}

/** A calendar day as typed in a form: "24/11/2026", or the text itself if it is not a day. */
export function typedDay(text: string): string {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? text : date(at, 'UTC')
}

/** "24" and "nov", for a badge. */
export function dayAndMonth(moment: Moment, zone?: string): { day: string; month: string } {
  const at = new Date(moment)
  return { day: dayOfMonth(zone).format(at), month: shortMonth(zone).format(at).replace('.', '') }
}

/** "15 – 21 de nov.", "29 de nov. – 5 de dez.", "1º – 7 de nov.": calendar days (`YYYY-MM-DD`). */
export function dayRange(first: string, last: string): string {
  // Noon, so that no time zone moves a day to another.
  const [from, to] = [new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`)]
  // Intl uses thin spaces around the dash, which some fonts lack.
  return withOrdinal(shortMonthDay('UTC').formatRange(from, to).replaceAll('\u2009', ' '))
}

/** "novembro de 2026", for an instant or a calendar day (`YYYY-MM-DD`). */
export function month(moment: Moment): string {
  const isDay = typeof moment === 'string' && moment.length === 10
  return monthYear(isDay ? 'UTC' : undefined).format(new Date(moment))
}

/** "novembro", for a calendar day (`YYYY-MM-DD`). */
export function monthName(day: string): string {
  return monthOnly('UTC').format(new Date(day))
}

/** "novembro", "novembro de 2025": with the year unless it is the current one. */
export function monthOf(moment: Moment, now: Moment = Date.now(), zone?: string): string {
  const sameYear = isoDay(moment, zone).slice(0, 4) === isoDay(now, zone).slice(0, 4)
  return (sameYear ? monthOnly : monthYear)(zone).format(new Date(moment))
}

/** "ter." */
export function weekday(moment: Moment, zone?: string): string {
  return shortWeekday(zone).format(new Date(moment))
}

/** "ter., 08:00" */
export function weekdayAndTime(moment: Moment, zone?: string): string {
  return `${shortWeekday(zone).format(new Date(moment))}, ${time(moment, zone)}`
}

/** "terça-feira, 24 de novembro", "terça-feira, 1º de dezembro" */
export function fullDay(moment: Moment, zone?: string): string {
  return withOrdinal(longDay(zone).format(new Date(moment)))
}

/** "12 de setembro", "1º de setembro de 2025": with the year unless it is the current one. */
export function dayInWords(moment: Moment, now: Moment = Date.now(), zone?: string): string {
  const sameYear = isoDay(moment, zone).slice(0, 4) === isoDay(now, zone).slice(0, 4)
  return withOrdinal((sameYear ? monthDay : monthDayYear)(zone).format(new Date(moment)))
}

/** "ter., 24 de nov. · 08:00", where no line ends before the time. */
export function dayAndTime(moment: Moment, zone?: string): string {
  return `${day(moment, zone)} ·\u00a0${time(moment, zone)}`
}

/** "ter., 24/11 · 08:00" */
export function weekdayDateAndTime(moment: Moment, zone?: string): string {
  return `${weekday(moment, zone)}, ${shortDate(moment, zone)} · ${time(moment, zone)}`
}

/** "24/11" */
export function shortDate(moment: Moment, zone?: string): string {
  return dayInMonth(zone).format(new Date(moment))
}

/** "24/11/2026" */
export function date(moment: Moment, zone?: string): string {
  return numericDay(zone).format(new Date(moment))
}

/** "24/11/2026 08:00" */
export function dateAndTime(moment: Moment, zone?: string): string {
  return `${date(moment, zone)} ${time(moment, zone)}`
}

/** The wall-clock date as `YYYY-MM-DD`. */
export function isoDay(moment: Moment, zone?: string): string {
  return dayIn(zone, new Date(moment))
}

/** The difference in calendar days in the zone, not in 24-hour periods; negative for the past. */
export function daysUntil(moment: Moment, now: Moment, zone?: string): number {
  return Math.round((Date.parse(isoDay(moment, zone)) - Date.parse(isoDay(now, zone))) / DAY_MS)
}

/** "hoje", "ontem", "amanhã", "há 3 dias", "há 2 meses": by calendar days in the zone, not by hours. */
export function fromToday(moment: Moment, now: Moment = Date.now(), zone?: string): string {
  const days = daysUntil(moment, now, zone)
  const distance = Math.abs(days)
  // Intl has words for up to two days; from 30 days on, months are clearer.
  if (distance < 30) return relative.format(days, 'day')
  const months = Math.trunc(days / 30.44)
  if (Math.abs(months) < 12) return relative.format(months || Math.sign(days), 'month')
  return relative.format(Math.trunc(days / 365.25) || Math.sign(days), 'year')
}

/** "agora", "há 14 minutos", "há 3 horas"; from a day on, the result of `fromToday`. */
export function ago(moment: Moment, now: Moment = Date.now(), zone?: string): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return relative.format(0, 'second')
  if (minutes < 60) return relative.format(-minutes, 'minute')
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), 'hour')
  return fromToday(moment, now, zone)
}

/** "7 h 30 min", "7 h", "45 min". */
export function duration(minutes: number): string {
  return minutesText(Math.max(0, Math.round(minutes)))
}

/** "72,5" */
export function decimal(value: number): string {
  return oneDecimal.format(value)
}

/** "1000,25": the text of a number field, with as many decimals as the value has. */
export function decimalText(value: number): string {
  return plainDecimal.format(value)
}

/** "1.000" */
export function integer(value: number): string {
  return whole.format(value)
}

/** Parses "72,5" or "72.5" as typed; `NaN` for anything else. */
export function parseDecimal(text: string): number {
  const trimmed = text.trim()
  return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}
