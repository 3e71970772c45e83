/** The database with a member's last data and the key that it is encrypted with: see `member/shared/lib/vault`. */
export const VAULT = 'vault'

/** Deletes the key and the data in one step. A write that is under way finds no key, and writes nothing. */
export function forgetVault(): void {
  try {
    indexedDB.deleteDatabase(VAULT)
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
