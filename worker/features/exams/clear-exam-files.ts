import { CONTENT_WAIT_HOURS } from '../../contract/files.ts'
import type { Database } from '../../database/client.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, HOUR } from '../../platform/clock.ts'
import { deleteOrphans } from '../../platform/files.ts'
import { EXAM_FOLDER } from './exam.ts'
import { deleteWithoutContent, keysInUse } from './exam-files.queries.ts'

interface Tools {
  db: Database
  clock: Clock
  env: Bindings
}

/** Removes files whose content never came. */
export async function clearUnsentExamFiles({ db, clock }: Omit<Tools, 'env'>): Promise<number> {
  return (await deleteWithoutContent(db, after(clock.now(), -CONTENT_WAIT_HOURS * HOUR))).length
}

/** Removes contents that no file of a result points to. */
export function clearOrphanExamFiles({ db, clock, env }: Tools): Promise<number> {
  return deleteOrphans(env, EXAM_FOLDER, clock.now(), (keys) => keysInUse(db, keys))
}
