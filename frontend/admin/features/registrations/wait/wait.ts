import type { Moment } from '#shared/lib/format/format.ts'
import { LOCALE } from '#texts/language.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

function minutesSince(since: Moment, now: Moment): number {
  return Math.max(0, Math.floor((new Date(now).getTime() - new Date(since).getTime()) / MINUTE))
}

export type WaitState = 'overdue' | 'dueToday'

/**
 * A wait is overdue once it reaches the target. It is due today if it began by `dueSince`, and so will reach the target
 * by the end of the day. Other waits have no state, and none has one while the target is unknown.
 */
export function waitState(
  since: Moment,
  now: Moment,
  targetHours: number | undefined,
  dueSince: Moment | undefined,
): WaitState | undefined {
  if (targetHours === undefined || dueSince === undefined) return undefined
  if (minutesSince(since, now) >= targetHours * 60) return 'overdue'
  return new Date(since) <= new Date(dueSince) ? 'dueToday' : undefined
}

/** Days and hours, only hours, or only minutes; empty within the first minute. */
function partsOf(since: Moment, now: Moment): [unit: 'day' | 'hour' | 'minute', amount: number][] {
  const minutes = minutesSince(since, now)
  const days = Math.floor(minutes / DAY_MINUTES)
  const hours = Math.floor((minutes % DAY_MINUTES) / 60)
  if (days > 0)
    return hours > 0
      ? [
          ['day', days],
          ['hour', hours],
        ]
      : [['day', days]]
  if (hours > 0) return [['hour', hours]]
  return minutes > 0 ? [['minute', minutes]] : []
}

const signs = { day: 'd', hour: 'h', minute: 'min' }

/** "2 d 4 h", "22 h", "14 min" with non-breaking spaces; empty within the first minute. */
export function shortWait(since: Moment, now: Moment): string {
  return partsOf(since, now)
    .map(([unit, amount]) => `${amount}\u00a0${signs[unit]}`)
    .join('\u00a0')
}

const list = new Intl.ListFormat(LOCALE)

/** "2 dias e 4 horas", for screen readers. */
export function longWait(since: Moment, now: Moment): string {
  const parts = partsOf(since, now).map(([unit, amount]) =>
    new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  )
  return list.format(parts)
}
