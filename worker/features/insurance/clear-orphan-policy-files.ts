import { type Sweep, sweepFiles } from '#platform/sweep-files.ts'
import { keysInUse } from './insurance.queries.ts'
import { POLICY_FOLDER } from './policy.ts'

/** Removes files that no policy points to. */
export function clearOrphanPolicyFiles(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, POLICY_FOLDER, (keys) => keysInUse(sweep.db, keys))
}
