import type { WeekDay } from '#member/shared/lib/health/sleep-week.ts'
import { nightBars } from './night-bars.ts'

/** The shortest axis: 22:00 to 08:00, in minutes from midnight. */
const MIN_AXIS = { from: -120, to: 480 }
const STEP_MINUTES = [120, 180, 240]
const TICKS_MAX = 8

export interface SleepAxis {
  from: number
  to: number
  ticks: number[]
}

/** An axis that fits every night, in minutes from midnight, with ticks 2, 3, 4 or 6 hours apart. Ignores naps. */
export function axisOf(days: readonly WeekDay[]): SleepAxis {
  const nights = days.flatMap(nightBars)
  const from = Math.min(MIN_AXIS.from, ...nights.map((bar) => bar.from))
  const to = Math.max(MIN_AXIS.to, ...nights.map((bar) => bar.to + bar.missing))
  const step = STEP_MINUTES.find((candidate) => (to - from) / candidate < TICKS_MAX) ?? 360
  const start = Math.floor(from / step) * step
  const count = Math.ceil((to - start) / step) + 1
  const ticks = Array.from({ length: count }, (_, index) => start + index * step)
  return { from: start, to: start + (count - 1) * step, ticks }
}
