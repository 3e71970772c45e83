import { type Sweep, sweepFiles } from '#platform/sweep-files.ts'
import { REPORT_FOLDER } from '../report.ts'
import { partKeysOf } from './jobs.queries.ts'

/** Deletes the parts of reports that were cancelled, deleted or restarted. */
export function clearOrphanParts(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, REPORT_FOLDER, async (keys) => {
    const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''))
    const rows = await partKeysOf(sweep.db, [...ids])
    return rows.flatMap(({ partKeys }) => partKeys.map((storageKey) => ({ storageKey })))
  })
}
