import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { minutesOf } from '#member/shared/lib/health/sleep-week.ts'
import { duration, time } from '#shared/lib/format/format.ts'
import { sleepEntryDay } from './sleep-entry-day.ts'

type Times = Pick<SleepEntry, 'sleepStart' | 'sleepEnd'>

/** "23:20 – 06:40" */
export function sleepEntryTimes({ sleepStart, sleepEnd }: Times): string {
  return t('records.times', { start: time(sleepStart), end: time(sleepEnd) })
}

/** "Ontem, 19 nov, 23:20 – 06:40": used in the names of an entry's buttons. */
export function sleepEntryName(entry: Times): string {
  return `${sleepEntryDay(entry.sleepEnd)}, ${sleepEntryTimes(entry)}`
}

/** "Ontem, 19 nov, 23:20 – 06:40 · 7 h 20 min" */
export function sleepEntrySummary(entry: Times): string {
  return `${sleepEntryName(entry)} · ${duration(minutesOf(entry))}`
}
