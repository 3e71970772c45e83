import { duration, type Moment } from '#shared/lib/format/format.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** From a day on a wait is long, from two days on very long. */
const LONG_MINUTES = DAY_MINUTES
const OVERDUE_MINUTES = 2 * DAY_MINUTES

export type Urgency = 'usual' | 'long' | 'overdue'

function minutesSince(since: Moment, now: Moment): number {
  return Math.max(0, Math.floor((new Date(now).getTime() - new Date(since).getTime()) / MINUTE))
}

export function urgencyOf(since: Moment, now: Moment): Urgency {
  const minutes = minutesSince(since, now)
  if (minutes >= OVERDUE_MINUTES) return 'overdue'
  return minutes >= LONG_MINUTES ? 'long' : 'usual'
}

/** The two greatest parts that say something: days and hours, hours alone, minutes alone; none for a moment ago. */
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

/** "2 d 4 h", "22 h", "14 min", in one line whatever stands around it; empty within the first minute. */
export function shortWait(since: Moment, now: Moment): string {
  return partsOf(since, now)
    .map(([unit, amount]) => `${amount}\u00a0${signs[unit]}`)
    .join('\u00a0')
}

const list = new Intl.ListFormat('pt-BR')

/** "2 dias e 4 horas", as it is read aloud. */
export function longWait(since: Moment, now: Moment): string {
  const spoken = partsOf(since, now).map(([unit, amount]) =>
    new Intl.NumberFormat('pt-BR', { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  )
  return list.format(spoken)
}

/** Waits are counted by bands of a quarter of an hour, then of an hour and more: no word here is finer than they are. */
const FINEST_MINUTES = 15

/** "menos de 15 min", "35 min", "3 h 20 min", "2 d 4 h"; a dash where nobody was decided. */
export function medianText(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < FINEST_MINUTES) return `menos de ${FINEST_MINUTES}\u00a0min`
  if (minutes < 60) return duration(minutes)
  const rounded = Math.round(minutes / 10) * 10
  return rounded < DAY_MINUTES ? duration(rounded) : shortWait(0, rounded * MINUTE)
}
