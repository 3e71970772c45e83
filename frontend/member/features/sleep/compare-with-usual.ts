import type { SleepEntry } from '#contract/sleep.ts'
import { t } from '#locales/sleep.ts'
import { minutesOf, sleepKindOf } from '#member/shared/lib/health/sleep-week.ts'
import { usualHoursOf, usualMinutesOf } from '#member/shared/lib/health/usual-hours.ts'
import { duration, time } from '#shared/lib/format/format.ts'

const DAY_MINUTES = 24 * 60
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
  const later = fromUsual(time(entry.sleepStart, zone), usual.bed)
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

/** Minutes from one time of day (`HH:MM`) to another, the shorter way around the clock. */
function fromUsual(actual: string, usual: string): number {
  const minutesOfDay = (text: string) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number)
    return hours * 60 + minutes
  }
  const ahead = (minutesOfDay(actual) - minutesOfDay(usual) + DAY_MINUTES) % DAY_MINUTES
  return ahead > DAY_MINUTES / 2 ? ahead - DAY_MINUTES : ahead
}
