import { CONTENT_WAIT_HOURS } from '../../contract/files.ts'
import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, HOUR } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { deleteWithoutContent, keysInUse } from './insurance.queries.ts'
import { POLICY_FOLDER } from './policy-file.ts'

/** Removes policies whose content never came. */
export async function clearUnsentPolicies({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  return (await deleteWithoutContent(db, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
}

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
