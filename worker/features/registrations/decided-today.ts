import type { DecidedToday } from '#contract/registrations.ts'
import { quantilesOf } from '#domain/server/quantiles.ts'

/** Number and median wait of the day's decisions, computed from their bands. */
export function decidedToday(bands: readonly { band: string; count: number }[]): DecidedToday {
  const { count, median } = quantilesOf(bands.map(({ band, count }) => ({ from: Number(band), count })))
  return { count, medianMinutes: median }
}
