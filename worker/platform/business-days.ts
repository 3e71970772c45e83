import { addDays } from './time-zone.ts'

// Lei 662/1949, Lei 6.802/1980, Lei 10.607/2002 and Lei 14.759/2023.
const fixedHolidays = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
])

/** Easter Sunday (`YYYY-MM-DD`) of the Gregorian calendar, by the anonymous algorithm of 1876. */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const goodFriday = addDays(easterOf(Number(day.slice(0, 4))), -2)
  return weekday !== 0 && weekday !== 6 && !fixedHolidays.has(day.slice(5)) && day !== goodFriday
}

/** The calendar day that many business days after another, in Brazil. */
export function addBusinessDays(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}
