/** What an address loads with an empty cache until nothing is left to load. Bytes are compressed with brotli. */
export interface Load {
  /** Of every kind: page, scripts, styles, font, data. */
  requests: number
  scripts: number
  scriptKilobytes: number
  styleKilobytes: number
}

/** The script files of the member app. */
export const FILES = { most: 45, leastBytes: 3_000 }

/** How far a route may exceed its line: the demonstration's records change with the day and with other tests. */
const ROOM: Load = { requests: 4, scripts: 2, scriptKilobytes: 15, styleKilobytes: 3 }

const load = (requests: number, scripts: number, scriptKilobytes: number, styleKilobytes: number): Load => ({
  requests,
  scripts,
  scriptKilobytes,
  styleKilobytes,
})

/** Measured at the first address of each route in `member-routes.ts`. */
const loads: Record<string, Load> = {}

/** What the route loads beyond its line and the room; a route without a line has no room. */
export function excessesOf(route: string, measured: Load): string[] {
  const line = loads[route]
  if (!line) return [`${route} has no line: ${JSON.stringify(measured)}`]
  const kinds = ['requests', 'scripts', 'scriptKilobytes', 'styleKilobytes'] as const
  return kinds
    .filter((kind) => measured[kind] > line[kind] + ROOM[kind])
    .map((kind) => `${route}: ${measured[kind]} ${kind}, ${line[kind]} when measured`)
}
