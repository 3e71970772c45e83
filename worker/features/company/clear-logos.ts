import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, HOUR } from '../../platform/clock.ts'
import { deleteFiles, filesStoredBefore } from '../../platform/files.ts'
import { logosInUse } from './company.queries.ts'
import { LOGO_FOLDER } from './logo.ts'

/** Removes logos that no company points to; those of the last hour may still be on their way into a row. */
export async function clearOrphanLogos({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  const keys = await filesStoredBefore(env, LOGO_FOLDER, after(clock.now(), -HOUR))
  if (keys.length === 0) return 0
  const used = new Set((await logosInUse(db)).map(({ logoKey }) => logoKey))
  const orphans = keys.filter((key) => !used.has(key))
  await deleteFiles(env, orphans)
  return orphans.length
}
