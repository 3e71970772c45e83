import type { Database } from '#database/client.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { deleteFiles } from '#platform/files.ts'
import { deleteReports, expiredReports } from './jobs.queries.ts'

const BATCH_SIZE = 20

/** Deletes expired reports: first their files, then their rows. */
export async function clearExpiredReports({
  clock,
  db,
  env,
}: {
  clock: Clock
  db: Database
  env: Bindings
}): Promise<void> {
  const expired = await expiredReports(db, clock.now(), BATCH_SIZE)
  if (expired.length === 0) return
  for (const { partKeys } of expired) await deleteFiles(env, partKeys)
  await deleteReports(
    db,
    expired.map(({ id }) => id),
  )
}
