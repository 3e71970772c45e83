import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { logosInUse } from './company.queries.ts'
import { LOGO_FOLDER } from './logo.ts'

/** Removes logos that no company points to. */
export function clearOrphanLogos({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  return deleteOrphans(env, LOGO_FOLDER, clock.now(), (keys) => logosInUse(db, keys))
}
