import type { Database } from '#database/client.ts'
import type { Work } from './work.ts'

/** D1 binds at most 100 parameters in a statement. */
const BATCH_SIZE = 90

/** What a cron step needs to go through the file store. */
export type Sweep = Pick<Work, 'clock' | 'db' | 'env'>

/** The keys among these that a row refers to. */
export type KeysInUse = (db: Database, keys: string[]) => PromiseLike<{ storageKey: string | null }[]>

/** The keys among any number of keys that a row refers to. */
export async function selectUsedKeys(
  db: Database,
  keys: readonly string[],
  keysInUse: KeysInUse,
): Promise<Set<string>> {
  const used = new Set<string>()
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    for (const { storageKey } of await keysInUse(db, keys.slice(start, start + BATCH_SIZE))) {
      if (storageKey !== null) used.add(storageKey)
    }
  }
  return used
}
