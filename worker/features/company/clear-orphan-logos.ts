import { type Sweep, sweepFiles } from '#platform/sweep-files.ts'
import { logosInUse } from './company.queries.ts'
import { LOGO_FOLDER } from './logo.ts'

/** Deletes logos that no company refers to. */
export function clearOrphanLogos(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, LOGO_FOLDER, (keys) => logosInUse(sweep.db, keys))
}
