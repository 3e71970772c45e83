import { CONTENT_WAIT_HOURS } from '../../contract/insurance.ts'
import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, HOUR } from '../../platform/clock.ts'
import { deleteFiles, filesStoredBefore } from '../../platform/files.ts'
import { deleteWithoutContent, keysInUse } from './insurance.queries.ts'
import { POLICY_FOLDER } from './policy-file.ts'

/** D1 binds at most 100 parameters in a statement. */
const KEYS_AT_ONCE = 90

/** Removes policies whose content never came. */
export async function clearUnsentPolicies({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  return (await deleteWithoutContent(db, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
}

/** Removes files that no policy points to; those of the last hour may still be on their way into a row. */
export async function clearOrphanFiles({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  const keys = await filesStoredBefore(env, POLICY_FOLDER, after(clock.now(), -HOUR))
  let cleared = 0
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const some = keys.slice(start, start + KEYS_AT_ONCE)
    const used = new Set((await keysInUse(db, some)).map(({ storageKey }) => storageKey))
    const orphans = some.filter((key) => !used.has(key))
    await deleteFiles(env, orphans)
    cleared += orphans.length
  }
  return cleared
}
