import type { Database } from '#database/client.ts'
import { saveSweepCursor, sweepCursor } from '#database/sweeps.ts'
import { after, HOUR } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'
import type { Clock } from './clock.ts'
import { deleteFiles, listFiles } from './files.ts'

/** One page of the file store and a dozen database calls, so that a run stays short however large the folder grows. */
const FILES_PER_RUN = 1000

/** D1 binds at most 100 parameters in a statement. */
const BATCH_SIZE = 90

export interface Sweep {
  db: Database
  clock: Clock
  env: Bindings
}

/**
 * Deletes files of the folder that no row points to. Files of the last hour are left, since their row may not be written
 * yet. Each run continues where the one before stopped, and starts over after the end. Returns the number deleted.
 */
export async function sweepFiles(
  { db, clock, env }: Sweep,
  folder: string,
  keysInUse: (keys: string[]) => PromiseLike<{ storageKey: string | null }[]>,
  perRun = FILES_PER_RUN,
): Promise<number> {
  const before = after(clock.now(), -HOUR)
  const [cursor] = await sweepCursor(db, folder)
  const { files, lastKey } = await listFiles(env, folder, cursor?.lastKey ?? null, perRun)
  const keys = files.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
  const orphans: string[] = []
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const batch = keys.slice(start, start + BATCH_SIZE)
    const used = new Set((await keysInUse(batch)).map(({ storageKey }) => storageKey))
    orphans.push(...batch.filter((key) => !used.has(key)))
  }
  await deleteFiles(env, orphans)
  if (lastKey !== (cursor?.lastKey ?? null)) await saveSweepCursor(db, folder, lastKey)
  return orphans.length
}
