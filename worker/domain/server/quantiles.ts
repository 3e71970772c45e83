import type { Quantiles } from '#contract/statistics.ts'
import { waitBandEnd } from './wait-bands.ts'

/**
 * Median and 90th percentile, in minutes, of waits counted by band. Waits are assumed to be evenly
 * distributed within a band.
 * @param bands lower bound in minutes and count of each band, in any order
 */
export function quantilesOf(bands: readonly { from: number; count: number }[]): Quantiles {
  const sorted = bands.filter(({ count }) => count > 0).sort((a, b) => a.from - b.from)
  const count = sorted.reduce((sum, band) => sum + band.count, 0)
  const at = (share: number) => {
    let left = share * count
    for (const band of sorted) {
      if (left <= band.count) {
        return Math.round(band.from + ((waitBandEnd(band.from) - band.from) * left) / band.count)
      }
      left -= band.count
    }
    return null
  }
  return count === 0 ? { count, median: null, p90: null } : { count, median: at(0.5), p90: at(0.9) }
}
