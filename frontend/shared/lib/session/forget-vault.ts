/** The database with a member's last data and the key that it is encrypted with: see `member/shared/lib/vault`. */
export const VAULT = 'vault'
/** The database with the entries that wait for a network, and their key: see `member/shared/lib/waiting`. */
export const WAITING = 'waiting'

/**
 * Deletes the key and the data in one step. A write that is under way finds no key, and writes nothing. Returns the
 * request, or `undefined` where storage is blocked, so that there is nothing to delete.
 */
export function forgetVault(name: typeof VAULT | typeof WAITING = VAULT): IDBOpenDBRequest | undefined {
  try {
    return indexedDB.deleteDatabase(name)
  } catch {
    return undefined
  }
}
