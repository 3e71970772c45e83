/** The database with a member's last data and the key that it is encrypted with: see `member/shared/lib/vault`. */
export const VAULT = 'vault'

/** The database with entries that wait for a network, and their key: see `member/shared/lib/waiting`. */
export const WAITING = 'waiting'
/** localStorage entry with the id of the member whose entries wait, while there are some. */
export const WAITING_FOR = 'waiting-for'

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

/** Deletes the entries that wait on this device unless they are this member's own. */
export function forgetOthersEntries(memberId: string): void {
  try {
    if (localStorage.getItem(WAITING_FOR) !== memberId) indexedDB.deleteDatabase(WAITING)
  } catch {
    // Storage is blocked, so nothing waits.
  }
}
