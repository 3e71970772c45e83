import { findLostFiles } from '#platform/find-lost-files.ts'
import type { Sweep } from '#platform/keys-in-use.ts'
import { sweepFiles } from '#platform/sweep-files.ts'
import { logosInUse, logosToCheck, markLogo } from './company.queries.ts'

export const LOGO_FOLDER = 'logos'

/** Moves logos that no company refers to into the orphans' folder. */
export function moveOrphanLogos(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, LOGO_FOLDER, logosInUse)
}

const FOUND = { misses: 0, missedAt: null, lostAt: null }

/** Checks once a day whether the logos still exist. A lost logo is only reported: pages show the name instead. */
export function findLostLogos(sweep: Sweep) {
  const { db } = sweep
  return findLostFiles(sweep, 'findLostLogos', {
    folder: LOGO_FOLDER,
    rowsToCheck: (before, limit) => logosToCheck(db, before, limit),
    markFound: (rows, now) => rows.map((row) => markLogo(db, row, FOUND, now)),
    markMissing: (row, misses, now) => [markLogo(db, row, misses, now)],
    markLost: () => [],
    markRecovered: () => [],
  })
}
