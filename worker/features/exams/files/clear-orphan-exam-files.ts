import { type Sweep, sweepFiles } from '#platform/sweep-files.ts'
import { EXAM_FOLDER } from '../exam.ts'
import { keysInUse } from './exam-files.queries.ts'

/** Removes contents that no file of a result points to. */
export function clearOrphanExamFiles(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, EXAM_FOLDER, (keys) => keysInUse(sweep.db, keys))
}
