import { runBatch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import type { Sweep } from '#platform/keys-in-use.ts'
import { sweepFiles } from '#platform/sweep-files.ts'
import { REPORT_FOLDER } from '../report.ts'
import { deleteReports, expiredReports, partKeysOf } from './jobs.queries.ts'

const BATCH_SIZE = 20

/** Deletes expired reports and schedules their files for deletion. */
export async function clearExpiredReports({ clock, db }: Pick<Sweep, 'clock' | 'db'>): Promise<void> {
  const now = clock.now()
  const expired = await expiredReports(db, now, BATCH_SIZE)
  if (expired.length === 0) return
  const ids = expired.map(({ id }) => id)
  await runBatch(db, deleteReports(db, ids, now))
}

/** The keys among these that belong to a report that is finished or being written. */
export async function partsInUse(db: Database, keys: string[]) {
  const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''))
  const rows = await partKeysOf(db, [...ids])
  return rows.flatMap(({ partKeys }) => partKeys.map((storageKey) => ({ storageKey })))
}

/** Moves the parts of failed or restarted reports into the orphans' folder. */
export function moveOrphanParts(sweep: Sweep): Promise<number> {
  return sweepFiles(sweep, REPORT_FOLDER, partsInUse)
}
