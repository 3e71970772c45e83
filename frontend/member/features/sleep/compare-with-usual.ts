import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { minutesAround, minutesOfDay } from '#member/shared/lib/format/wall-clock.ts'
import { minutesOf, sleepKindOf } from '#member/shared/lib/health/sleep-week.ts'
import { usualHoursOf, usualMinutesOf } from '#member/shared/lib/health/usual-hours.ts'
import { duration, time } from '#shared/lib/format/format.ts'

/** Smaller differences count as the usual time. */
const SAME_MINUTES_MAX = 10

/**
 * Sentences that compare a night's length and bed time with the usual ones; none for naps, or with fewer than five
 * nights.
 * @param entries the member's latest, newest first
 */
export function compareWithUsual(entry: SleepEntry, entries: readonly SleepEntry[], zone?: string): string[] {
  const usual = usualHoursOf(entries, zone)
  const usualMinutes = usualMinutesOf(entries, zone)
  if (!usual || usualMinutes === undefined || sleepKindOf(entry) === 'nap') return []
  const longer = minutesOf(entry) - usualMinutes
  const later = minutesAround(minutesOfDay(usual.bed), minutesOfDay(time(entry.sleepStart, zone)))
  return [
    t(`compared.length.${direction(longer)}`, {
      time: duration(Math.abs(longer)),
      usual: duration(usualMinutes),
    }),
    t(`compared.bed.${direction(later)}`, { time: duration(Math.abs(later)), usual: usual.bed }),
  ]
}

function direction(minutes: number): 'same' | 'more' | 'less' {
  if (Math.abs(minutes) <= SAME_MINUTES_MAX) return 'same'
  return minutes > 0 ? 'more' : 'less'
}
