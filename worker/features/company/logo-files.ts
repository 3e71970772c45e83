import { findLostFiles } from '#platform/find-lost-files.ts'
import type { Sweep } from '#platform/keys-in-use.ts'
import { sweepFiles } from '#platform/sweep-files.ts'
import { logosInUse, logosToCheck, markLogo } from './company.queries.ts'
import { LOGO_FOLDER } from './logo.ts'

/** Moves logos that no company refers to among the orphans. */
export function moveOrphanLogos(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, LOGO_FOLDER, logosInUse)
}

const FOUND = { misses: 0, missedAt: null, lostAt: null }

/** Checks once a day whether the logos still exist. A lost one is only reported: a page without it shows the name. */
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
