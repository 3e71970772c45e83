import type { SleepEntry } from '#contract/sleep.ts'

export function sleepEntry(sleepStart: string, sleepEnd: string, quality = 80): SleepEntry {
  return { id: sleepStart, version: 1, sleepStart, sleepEnd, quality, notes: null }
}
