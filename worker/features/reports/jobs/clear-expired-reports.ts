import { runBatch } from '#database/batch.ts'
import type { Sweep } from '#platform/keys-in-use.ts'
import { deleteReports, expiredReports } from './jobs.queries.ts'

const BATCH_SIZE = 20

/** Deletes expired reports and schedules their files for deletion. */
export async function clearExpiredReports({ clock, db }: Pick<Sweep, 'clock' | 'db'>): Promise<void> {
  const now = clock.now()
  const expired = await expiredReports(db, now, BATCH_SIZE)
  if (expired.length === 0) return
  const ids = expired.map(({ id }) => id)
  await runBatch(db, deleteReports(db, ids, now))
}
