import { saveSweepCursor, sweepState } from '#database/sweeps.ts'
import { after, HOUR } from '#domain/duration.ts'
import { listFiles } from './files.ts'
import { type KeysInUse, type Sweep, selectUsedKeys } from './keys-in-use.ts'
import { moveToOrphans } from './orphans.ts'

/** One page of the file store and a dozen database calls, so that a run stays short however large the folder grows. */
const FILES_PER_RUN = 1000
/** Each move takes two calls. All folders of one run stay far below the platform's 1,000 calls. */
const MOVES_PER_RUN = 50

/**
 * Moves files of the folder that no row refers to into the orphans' folder. Files of the last hour are
 * skipped, because their row may not be written yet. Each run continues where the previous one stopped, and
 * starts over at the end. Moves nothing while the search for lost files considers the file store at fault.
 * Returns the number moved.
 */
export async function sweepFiles(
  { db, clock, env }: Sweep,
  folder: string,
  keysInUse: KeysInUse,
  perRun = FILES_PER_RUN,
): Promise<number> {
  const now = clock.now()
  const [state] = await sweepState(db, folder)
  if (state?.pausedUntil && state.pausedUntil > now) return 0
  const before = after(now, -HOUR)
  const startAfter = state?.lastKey ?? null
  const { files, lastKey } = await listFiles(env, folder, startAfter, perRun)
  const keys = files.filter(({ uploadedAt }) => uploadedAt < before).map(({ key }) => key)
  const used = await selectUsedKeys(db, keys, keysInUse)
  const orphans = keys.filter((key) => !used.has(key))
  const moved = orphans.slice(0, MOVES_PER_RUN)
  await moveToOrphans(env, moved, now)
  const end = moved.length < orphans.length ? (moved.at(-1) ?? null) : lastKey
  if (end !== startAfter) await saveSweepCursor(db, folder, end)
  return moved.length
}
