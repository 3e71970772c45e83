/** How far a screen may exceed its line below before the test fails. */
export const ROOM = { requests: 2, scripts: 2, kilobytes: 15 }

/** What a screen loads with an empty cache until nothing is left to load. */
export interface Load {
  /** Of every kind: page, scripts, styles, font, data. */
  requests: number
  scripts: number
  /** Of scripts, compressed with brotli; in 1,000 bytes. */
  kilobytes: number
}

/** Measured at the first address of each route in `member-routes.ts`. */
export const loads: Record<string, Load> = {}
