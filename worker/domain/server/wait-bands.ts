/**
 * The bands by which waits for a decision are counted, in minutes: below `below`, each band is `width` wide.
 * Waits of `LONGEST_WAIT` or more share one band.
 */
export const waitBands = [
  { below: 60, width: 15 },
  { below: 720, width: 60 },
  { below: 2880, width: 180 },
  { below: 10_080, width: 720 },
  { below: 43_200, width: 1440 },
] as const

export const LONGEST_WAIT = 43_200

/** Upper bound of the band that begins at `minutes`. The last band is open and returns `minutes`. */
export function waitBandEnd(minutes: number): number {
  return minutes + (waitBands.find(({ below }) => minutes < below)?.width ?? 0)
}
