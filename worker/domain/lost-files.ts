import { DAY } from './duration.ts'

/** Number of days on which a file must be missing, without being found in between, before it counts as lost. */
export const MISSES_UNTIL_LOST = 3
/**
 * If a larger share of the files checked in one run is missing, the file store is at fault rather than the
 * files.
 */
export const MISSING_SHARE_MAX = 0.02
/** This many missing files are never too many, so that a lost file is also noticed in a small store. */
const MISSING_TOLERATED = 1

/** What is known about a missing file. */
export interface Misses {
  misses: number
  missedAt: Date | null
  lostAt: Date | null
}

/** Counts a miss, unless one was counted within the last day. The third miss makes the file lost. */
export function countMiss({ misses, missedAt, lostAt }: Misses, now: Date): Misses {
  if (missedAt && now.getTime() - missedAt.getTime() < DAY) return { misses, missedAt, lostAt }
  return {
    misses: misses + 1,
    missedAt: now,
    lostAt: lostAt ?? (misses + 1 >= MISSES_UNTIL_LOST ? now : null),
  }
}

/** Whether so many files are missing at once that none of them may be counted as missing. */
export function areTooManyMissing(missing: number, checked: number): boolean {
  return missing > Math.max(MISSING_TOLERATED, checked * MISSING_SHARE_MAX)
}
