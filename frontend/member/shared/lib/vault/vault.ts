import { VAULT } from '#shared/lib/session/forget-vault.ts'
import { sealedDatabase } from './sealed-database.ts'
import { seal, unseal } from './sealing.ts'

const database = sealedDatabase(VAULT, 'data')

/** Opens the member's vault, or makes one with a new key, without what another member left. Returns what writes into it. */
export async function openVault(memberId: string): Promise<(text: string) => Promise<void>> {
  const { lock, changeRows } = await database.open(memberId)
  return async (text) => {
    const sealed = await seal(lock, text)
    await changeRows((rows) => rows.put(sealed, 'data'))
  }
}

/** The text in the vault with the id of its member; `undefined` if there is none. Throws for data that were tampered with. */
export async function readVault(): Promise<{ memberId: string; text: string } | undefined> {
  const [lock, sealed] = await database.use((opened) =>
    Promise.all([opened.get('lock', 'lock'), opened.get('data', 'data')]),
  )
  if (!lock || !sealed) return undefined
  return { memberId: lock.memberId, text: await unseal(lock, sealed) }
}
