import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import type { Clock } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { EXAM_FOLDER } from './exam.ts'
import { keysInUse } from './exam-files.queries.ts'

/** Removes contents that no file of a result points to. */
export function clearOrphanExamFiles({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Bindings
}): Promise<number> {
  return deleteOrphans(env, EXAM_FOLDER, clock.now(), (keys) => keysInUse(db, keys))
}
