import { NIGHT_MINUTES_MIN, type SleepEntry, type SleepKind } from '#contract/sleep.ts'
import { addDays } from '#domain/time-zone.ts'
import { minutesOfDay, wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { groupBy } from '#member/shared/lib/group-by.ts'
import { isoDay } from '#shared/lib/format/format.ts'

const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * 60_000
const WEEK_DAYS = 7

/** A sleep entry in minutes from midnight of its day: 22:30 of the day before is −90. */
export interface Bar {
  entry: SleepEntry
  from: number
  to: number
}

export interface WeekDay {
  /** `YYYY-MM-DD` */
  day: string
  /** Earliest first. */
  bars: Bar[]
  minutes: number
}

export interface Week {
  first: string
  last: string
  days: WeekDay[]
  /** Number of days with an entry; the means are over these days. */
  nights: number
  meanMinutes: number
  /** In percent, weighted by duration. */
  meanQuality: number
}

export function minutesOf({ sleepStart, sleepEnd }: Pick<SleepEntry, 'sleepStart' | 'sleepEnd'>): number {
  return (Date.parse(sleepEnd) - Date.parse(sleepStart)) / 60_000
}

/** Naps are shorter than nights. */
export function sleepKindOf(entry: Pick<SleepEntry, 'sleepStart' | 'sleepEnd'>): SleepKind {
  return minutesOf(entry) < NIGHT_MINUTES_MIN ? 'nap' : 'night'
}

function clockMinutes(moment: string, midnightOf: string, zone?: string): number {
  const { day, time } = wallClockOf(moment, zone)
  const days = Math.round((Date.parse(day) - Date.parse(midnightOf)) / DAY_MS)
  return days * DAY_MINUTES + minutesOfDay(time)
}

/** Consecutive days, the first one `YYYY-MM-DD`. A sleep entry belongs to the day on which it ended. */
export function sleepDays(
  entries: readonly SleepEntry[],
  first: string,
  count: number,
  zone?: string,
): WeekDay[] {
  const byDay = groupBy(entries, (entry) => isoDay(entry.sleepEnd, zone))
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index)
    const ended = byDay.get(day) ?? []
    const bars = ended
      .map((entry) => ({
        entry,
        from: clockMinutes(entry.sleepStart, day, zone),
        to: clockMinutes(entry.sleepEnd, day, zone),
      }))
      .sort((one, other) => one.from - other.from)
    return { day, bars, minutes: ended.reduce((sum, entry) => sum + minutesOf(entry), 0) }
  })
}

/** The seven days up to `last` (`YYYY-MM-DD`). */
export function weekOf(entries: readonly SleepEntry[], last: string, zone?: string): Week {
  const days = sleepDays(entries, addDays(last, 1 - WEEK_DAYS), WEEK_DAYS, zone)
  const slept = days.filter(({ bars }) => bars.length > 0)
  const total = slept.reduce((sum, { minutes }) => sum + minutes, 0)
  const weighted = slept
    .flatMap(({ bars }) => bars)
    .reduce((sum, { entry }) => sum + entry.quality * minutesOf(entry), 0)
  return {
    first: days[0]?.day ?? last,
    last,
    days,
    nights: slept.length,
    meanMinutes: slept.length > 0 ? total / slept.length : 0,
    meanQuality: total > 0 ? Math.round(weighted / total) : 0,
  }
}
