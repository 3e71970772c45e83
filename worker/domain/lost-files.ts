import { DAY } from './duration.ts'

/** Days on which a file must be missing, without being found in between, before it counts as lost. */
export const MISSES_UNTIL_LOST = 3
/** If more of the files that one run looked for are missing, the file store is at fault and not the files. */
export const MISSING_SHARE_MAX = 0.02
/** Missing files that are never too many, so that a single lost file is found in a small store too. */
const MISSING_TOLERATED = 1

/** What is known about a file that was missing. */
export interface Misses {
  misses: number
  missedAt: Date | null
  lostAt: Date | null
}

/** Counts a miss, unless one was counted within the last day. The third one makes the file lost. */
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
