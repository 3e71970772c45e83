import { ADEQUATE_SLEEP_HOURS } from '#contract/sleep.ts'
import { type Bar, minutesOf, sleepKindOf, type WeekDay } from '#member/shared/lib/health/sleep-week.ts'

const ADEQUATE_MINUTES = ADEQUATE_SLEEP_HOURS * 60

export interface NightBar extends Bar {
  /** Share of the bar, from its start, that counts towards the first seven hours of the day's sleep (0 to 1). */
  within: number
  /** Minutes missing from the day's sleep to reach seven hours; 0 except after the day's last night. */
  missing: number
}

/** The nights of a day in chronological order. */
export function nightBars({ bars, minutes }: WeekDay): NightBar[] {
  const nights = bars.filter(({ entry }) => sleepKindOf(entry) === 'night')
  let slept = 0
  return nights.map((bar, index) => {
    const length = minutesOf(bar.entry)
    const within = Math.min(Math.max((ADEQUATE_MINUTES - slept) / length, 0), 1)
    slept += length
    const isLast = index === nights.length - 1
    return { ...bar, within, missing: isLast ? Math.max(0, ADEQUATE_MINUTES - minutes) : 0 }
  })
}

export function napsOf({ bars }: WeekDay): Bar[] {
  return bars.filter(({ entry }) => sleepKindOf(entry) === 'nap')
}
