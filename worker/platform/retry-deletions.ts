import { dueDeletions, putOffDeletions, removeDeletions } from '#database/file-deletions.ts'
import { DAY, MINUTE } from '#domain/duration.ts'
import { deleteFiles } from './files.ts'
import type { Sweep } from './keys-in-use.ts'

/** R2 deletes at most 1,000 files in one call. */
const BATCH_SIZE = 1000

/**
 * Deletes the files that are scheduled for deletion. A batch that fails is retried after a minute, then after
 * two, four and so on, at most a day. Returns the number deleted.
 */
export async function retryDeletions({ db, clock, env }: Sweep): Promise<number> {
  const now = clock.now()
  const keys = (await dueDeletions(db, now, BATCH_SIZE)).map(({ storageKey }) => storageKey)
  if (keys.length === 0) return 0
  try {
    await deleteFiles(env, keys)
  } catch (error) {
    await putOffDeletions(db, keys, now, MINUTE, DAY)
    throw error
  }
  await removeDeletions(db, keys)
  return keys.length
}
