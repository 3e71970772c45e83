import type { Consultation } from '#contract/consultations.ts'
import { t } from '#locales/consultations.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { consultationTitle } from '#texts/consultations.ts'

const MINUTE_MS = 60_000
const LINE_BYTES_MAX = 75
const ALARM = '-PT1H'

/** The consultation as an iCalendar file (RFC 5545), in its own time zone, with an alarm an hour before. */
export function writeCalendarFile(consultation: Consultation, page: URL, now = new Date()): string {
  const { id, date, timeZone, version, specialty, doctorName, placeName, address, notes, bring } =
    consultation
  const start = new Date(date)
  const title = consultationTitle(specialty, doctorName)
  const place = [placeName, address].filter(Boolean).join(', ')
  const description = [notes, ...bring.map((line) => `• ${line}`)].filter(Boolean).join('\n')
  const offset = offsetOf(start, timeZone)
  // A zone name may be an offset, "+03:00", whose colon would end the parameter.
  const zone = timeZone.includes(':') ? `"${timeZone}"` : timeZone
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Viver Bem//Consultations//EN',
    'METHOD:PUBLISH',
    // The file needs only the offset at the time of the consultation.
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${id}@${page.hostname}`,
    // The file of a changed consultation replaces its earlier event.
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(now)}`,
    // Without an end: nobody said how long the consultation takes.
    `DTSTART;TZID=${zone}:${local(start, timeZone)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${page.href}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(t('calendar.alarm', { title }))}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * A text value: escapes backslash, semicolon, comma and line break; drops other control characters, which are not
 * allowed.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
}

/** Splits an overlong line between characters; each continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES_MAX) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

const digits = (text: string) => text.replace(/\D/g, '')

/** "20261124T110000Z" */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** "20261124T080000", in the zone's local time. */
function local(at: Date, zone: string): string {
  const { day, time } = wallClockOf(at.toISOString(), zone)
  return `${digits(day)}T${digits(time)}00`
}

/** "-0300" */
function offsetOf(at: Date, zone: string): string {
  const { day, time } = wallClockOf(at.toISOString(), zone)
  const minutes = Math.round(
    (Date.parse(`${day}T${time}Z`) - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS,
  )
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`
}

const two = (number: number) => `${number}`.padStart(2, '0')
