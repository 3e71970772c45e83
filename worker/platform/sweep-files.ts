import type { Database } from '#database/client.ts'
import { saveSweepCursor, sweepCursor } from '#database/sweeps.ts'
import { after, HOUR } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'
import type { Clock } from './clock.ts'
import { deleteFiles, listFiles } from './files.ts'

/** One page of the store, and a dozen calls to the database: however large a folder grows, a run stays as short. */
const FILES_PER_RUN = 1000

/** D1 binds at most 100 parameters in a statement. */
const KEYS_AT_ONCE = 90

export interface Sweep {
  db: Database
  clock: Clock
  env: Bindings
}

/**
 * Removes files of the folder that no row points to; those of the last hour may still be on their way into one. Each
 * run goes on where the one before stopped, and the one that comes to the end is followed by the first.
 */
export async function sweepFiles(
  { db, clock, env }: Sweep,
  folder: string,
  keysInUse: (keys: string[]) => PromiseLike<{ storageKey: string | null }[]>,
  perRun = FILES_PER_RUN,
): Promise<number> {
  const before = after(clock.now(), -HOUR)
  const [kept] = await sweepCursor(db, folder)
  const { files, lastKey } = await listFiles(env, folder, kept?.lastKey ?? null, perRun)
  const keys = files.filter(({ uploaded }) => uploaded < before).map(({ key }) => key)
  const orphans: string[] = []
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const some = keys.slice(start, start + KEYS_AT_ONCE)
    const used = new Set((await keysInUse(some)).map(({ storageKey }) => storageKey))
    orphans.push(...some.filter((key) => !used.has(key)))
  }
  await deleteFiles(env, orphans)
  if (lastKey !== (kept?.lastKey ?? null)) await saveSweepCursor(db, folder, lastKey)
  return orphans.length
}
