import type { DecidedToday } from '#contract/registrations.ts'
import { quantilesOf } from '#domain/quantiles.ts'

/** The bands of the day's decisions as the two numbers over the queue. */
export function decidedToday(bands: readonly { band: string; count: number }[]): DecidedToday {
  const { count, median } = quantilesOf(bands.map(({ band, count }) => ({ from: Number(band), count })))
  return { count, medianMinutes: median }
}
