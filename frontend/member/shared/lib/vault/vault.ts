import { VAULT } from '#shared/lib/session/forget-vault.ts'
import { readKeyRing } from './key-ring.ts'
import { LOCKED_FOR } from './may-keep-data.ts'
import { isMarked } from './member-mark.ts'
import { sealedDatabase } from './sealed-database.ts'
import { canOpen, openLock, seal, unseal } from './sealing.ts'

const database = sealedDatabase(VAULT, 'data')

/**
 * Opens the member's vault, or creates one with a new key and without another member's data. Returns a function that
 * writes to it.
 * @param isLocked whether its key is stored only for the ring of the quick unlock
 */
export async function openVault(
  memberId: string,
  isLocked: boolean,
): Promise<(text: string) => Promise<void>> {
  const ring = isLocked ? await readKeyRing(memberId) : undefined
  const { lock, changeRows } = await database.open(memberId, ring)
  return async (text) => {
    const sealed = await seal(lock, text)
    await changeRows((rows) => rows.put(sealed, 'data'))
  }
}

/**
 * The text in the vault with the id of its member; `undefined` if there is none, or it is locked. Throws for tampered
 * data.
 */
export async function readVault(): Promise<{ memberId: string; text: string } | undefined> {
  const found = await database.read((transaction) =>
    Promise.all([transaction.objectStore('lock').get('lock'), transaction.objectStore('data').get('data')]),
  )
  const [stored, sealed] = found ?? []
  if (!stored || !sealed) return undefined
  const { memberId } = stored
  const ring = isMarked(LOCKED_FOR, memberId) ? await readKeyRing(memberId) : undefined
  if (!canOpen(stored, ring)) return undefined
  return { memberId, text: await unseal(await openLock(stored, ring), sealed) }
}
