import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { keysInUse } from './insurance.queries.ts'
import { POLICY_FOLDER } from './policy.ts'

/** Removes files that no policy points to. */
export function clearOrphanFiles({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  return deleteOrphans(env, POLICY_FOLDER, clock.now(), (keys) => keysInUse(db, keys))
}
