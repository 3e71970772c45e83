/** Doses are missed and nights end at times that the answer does not name. */
const WAIT_MS_MAX = 3_600_000
/** Where this device's clock is ahead of the server's. */
const WAIT_MS_MIN = 30_000
const MARGIN_MS = 2_000

/** Milliseconds until what needs the member is asked for again. */
export function waitForChange(changesAt: string | null, now: number): number {
  if (changesAt === null) return WAIT_MS_MAX
  return Math.min(WAIT_MS_MAX, Math.max(WAIT_MS_MIN, Date.parse(changesAt) - now + MARGIN_MS))
}
