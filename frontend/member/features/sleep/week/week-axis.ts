import type { Bar } from '#member/shared/lib/health/sleep-week.ts'

/** What the axis shows at least: from 22:00 to 08:00. */
const USUAL = { from: -120, to: 480 }
const STEPS = [120, 180, 240]
const TICKS_MAX = 8

/** The axis that holds every bar, with its ticks on even hours as people read a clock. */
export function axisOf(bars: readonly Bar[]): { from: number; to: number; ticks: number[] } {
  const from = Math.min(USUAL.from, ...bars.map((bar) => bar.from))
  const to = Math.max(USUAL.to, ...bars.map((bar) => bar.to))
  const step = STEPS.find((candidate) => (to - from) / candidate < TICKS_MAX) ?? 360
  const start = Math.floor(from / step) * step
  const count = Math.ceil((to - start) / step) + 1
  const ticks = Array.from({ length: count }, (_, index) => start + index * step)
  return { from: start, to: start + (count - 1) * step, ticks }
}
