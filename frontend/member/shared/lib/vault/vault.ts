import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { VAULT } from '#shared/lib/session/forget-vault.ts'
import { type Lock, makeLock, type Sealed, seal, unseal } from './sealing.ts'

const VERSION = 1

interface Schema extends DBSchema {
  lock: { key: 'lock'; value: Lock }
  data: { key: 'data'; value: Sealed }
}

/** Opens the database for one use: an open connection would delay its deletion. */
async function withDatabase<T>(use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(VAULT, VERSION, {
    upgrade(created) {
      created.createObjectStore('lock')
      created.createObjectStore('data')
    },
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  })
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

/** Opens the member's vault, or makes one with a new key, without what another member left. Returns what writes into it. */
export async function openVault(memberId: string): Promise<(text: string) => Promise<void>> {
  const made = await makeLock(memberId)
  const lock = await withDatabase(async (database) => {
    const transaction = database.transaction(['lock', 'data'], 'readwrite')
    const found = await transaction.objectStore('lock').get('lock')
    if (found?.memberId === memberId) return found
    await transaction.objectStore('data').clear()
    await transaction.objectStore('lock').put(made, 'lock')
    await transaction.done
    return made
  })
  return (text) => write(lock, text)
}

async function write(lock: Lock, text: string): Promise<void> {
  const sealed = await seal(lock, text)
  await withDatabase(async (database) => {
    const transaction = database.transaction(['lock', 'data'], 'readwrite')
    const current = await transaction.objectStore('lock').get('lock')
    if (current?.id === lock.id) await transaction.objectStore('data').put(sealed, 'data')
    await transaction.done
  })
}

/** The text in the vault with the id of its member; `undefined` if there is none. Throws for data that were tampered with. */
export async function readVault(): Promise<{ memberId: string; text: string } | undefined> {
  const [lock, sealed] = await withDatabase((database) =>
    Promise.all([database.get('lock', 'lock'), database.get('data', 'data')]),
  )
  if (!lock || !sealed) return undefined
  return { memberId: lock.memberId, text: await unseal(lock, sealed) }
}
