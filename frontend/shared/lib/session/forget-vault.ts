/** The database with a member's last data and the key that it is encrypted with: see `member/shared/lib/vault`. */
export const VAULT = 'vault'

/**
 * Deletes the key and the data in one step. A write that is under way finds no key, and writes nothing. Returns the
 * request, or `undefined` where storage is blocked, so that there is nothing to delete.
 */
export function forgetVault(): IDBOpenDBRequest | undefined {
  try {
    return indexedDB.deleteDatabase(VAULT)
  } catch {
    return undefined
  }
}
