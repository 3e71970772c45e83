import type { Quantiles } from '#contract/statistics.ts'

/** Upper end of a band of waits that begins at `minutes`: what the triggers round down by. */
function bandEnd(minutes: number): number {
  if (minutes < 60) return minutes + 15
  if (minutes < 720) return minutes + 60
  if (minutes < 2880) return minutes + 180
  if (minutes < 10_080) return minutes + 720
  return minutes < 43_200 ? minutes + 1440 : minutes
}

/** Median and 90th percentile of waits that are counted by band, evenly spread within each. */
export function quantilesOf(bands: readonly { from: number; count: number }[]): Quantiles {
  const sorted = bands.filter(({ count }) => count > 0).sort((a, b) => a.from - b.from)
  const count = sorted.reduce((sum, band) => sum + band.count, 0)
  const at = (share: number) => {
    let left = share * count
    for (const band of sorted) {
      if (left <= band.count) {
        return Math.round(band.from + ((bandEnd(band.from) - band.from) * left) / band.count)
      }
      left -= band.count
    }
    return null
  }
  return count === 0 ? { count, median: null, p90: null } : { count, median: at(0.5), p90: at(0.9) }
}
