import type { NationalDay } from '#contract/company.ts'
import { nationalDayNames } from '#texts/holidays.ts'
import { addDays } from './time-zone.ts'

// Lei 662/1949, Lei 6.802/1980, Lei 10.607/2002 and Lei 14.759/2023.
const fixedHolidays = {
  '01-01': nationalDayNames.newYear,
  '04-21': nationalDayNames.tiradentes,
  '05-01': nationalDayNames.labourDay,
  '09-07': nationalDayNames.independence,
  '10-12': nationalDayNames.ourLadyOfAparecida,
  '11-02': nationalDayNames.allSouls,
  '11-15': nationalDayNames.republic,
  '11-20': nationalDayNames.blackConsciousness,
  '12-25': nationalDayNames.christmas,
}

/** Offsets in days from Easter. Only Good Friday is a holiday everywhere; the others are each company's choice. */
const movableDays = [
  { days: -48, name: nationalDayNames.carnivalMonday, holiday: false },
  { days: -47, name: nationalDayNames.carnivalTuesday, holiday: false },
  { days: -2, name: nationalDayNames.goodFriday, holiday: true },
  { days: 60, name: nationalDayNames.corpusChristi, holiday: false },
]

/** Easter Sunday (`YYYY-MM-DD`) in the Gregorian calendar, by the anonymous algorithm of 1876. */
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

/** The national calendar of a year, in order: holidays, and days that a company may or may not observe. */
export function nationalDaysOf(year: number): NationalDay[] {
  const easter = easterOf(year)
  return [
    ...Object.entries(fixedHolidays).map(([day, name]) => ({ day: `${year}-${day}`, name, holiday: true })),
    ...movableDays.map(({ days, name, holiday }) => ({ day: addDays(easter, days), name, holiday })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1))
}

const holidaysByYear = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const days = nationalDaysOf(year).filter(({ holiday }) => holiday)
  const set = new Set(days.map(({ day }) => day))
  holidaysByYear.set(year, set)
  return set
}

/** Where a company's calendar differs from the national one. */
export type OwnDays = readonly { day: string; observed: boolean }[]

function isBusinessDay(day: string, own: ReadonlyMap<string, boolean>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const observed = own.get(day)
  if (observed !== undefined) return !observed
  return !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** The calendar day that is `count` business days after `day`, by the company's calendar in Brazil. */
export function addBusinessDays(day: string, count: number, ownDays: OwnDays = []): string {
  const own = new Map(ownDays.map((ownDay) => [ownDay.day, ownDay.observed]))
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    if (isBusinessDay(current, own)) left -= 1
  }
  return current
}

/** The number of business days after `from`, up to and including `to`; negative if `to` is earlier. */
export function businessDaysBetween(from: string, to: string, ownDays: OwnDays = []): number {
  if (to < from) return -businessDaysBetween(to, from, ownDays)
  const own = new Map(ownDays.map((ownDay) => [ownDay.day, ownDay.observed]))
  let count = 0
  for (let day = from; day < to; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day, own)) count += 1
  }
  return count
}
