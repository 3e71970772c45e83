import type { SleepEntry, SleepToday } from '#contract/sleep.ts'
import type { sleepEntries } from '#database/schema/sleep.ts'
import { HOUR } from '#domain/duration.ts'

type Row = Omit<typeof sleepEntries.$inferSelect, 'ownerId' | 'createdAt' | 'searchText'>

export function toSleepEntry({ id, sleepStart, sleepEnd, quality, notes, version }: Row): SleepEntry {
  return {
    id,
    sleepStart: sleepStart.toISOString(),
    sleepEnd: sleepEnd.toISOString(),
    quality,
    notes,
    version,
  }
}

/** Sums the hours and weights the quality by duration; `null` without entries. Expects the newest row first. */
export function summariseSleep(rows: Pick<Row, 'sleepStart' | 'sleepEnd' | 'quality'>[]): SleepToday | null {
  const [newest] = rows
  if (!newest) return null
  let total = 0
  let weighted = 0
  for (const { sleepStart, sleepEnd, quality } of rows) {
    const length = sleepEnd.getTime() - sleepStart.getTime()
    total += length
    weighted += length * quality
  }
  return {
    percentage: Math.round(weighted / total),
    sleptHours: Math.round((total / HOUR) * 100) / 100,
    sleepEnd: newest.sleepEnd.toISOString(),
  }
}
