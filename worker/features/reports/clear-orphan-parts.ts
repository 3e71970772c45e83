import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { REPORT_FOLDER } from './report.ts'
import { partKeysOf } from './reports.queries.ts'

/** Removes parts of reports that were cancelled, deleted or begun anew. */
export function clearOrphanParts({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  return deleteOrphans(env, REPORT_FOLDER, clock.now(), async (keys) => {
    const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''))
    const rows = await partKeysOf(db, [...ids])
    return rows.flatMap(({ partKeys }) => partKeys.map((storageKey) => ({ storageKey })))
  })
}
