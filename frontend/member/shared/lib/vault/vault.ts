import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { VAULT } from '#shared/lib/session/forget-vault.ts'

const VERSION = 1
const ALGORITHM = 'AES-GCM'
/** Of AES-GCM: NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12

interface Lock {
  /** Cannot be read by any script, and is used in this browser only. */
  key: CryptoKey
  /** Of this key, so that a page that still holds an older one does not write. */
  id: string
  memberId: string
}

interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

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

/** Binds the encrypted data to its member. */
const encryption = (memberId: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv: nonce,
  additionalData: new TextEncoder().encode(memberId),
})

/** Opens the member's vault, or makes one with a new key, without what another member left. Returns what writes into it. */
export async function openVault(memberId: string): Promise<(text: string) => Promise<void>> {
  const made: Lock = {
    key: await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']),
    id: crypto.randomUUID(),
    memberId,
  }
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

async function write({ key, id, memberId }: Lock, text: string): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const bytes = await crypto.subtle.encrypt(encryption(memberId, nonce), key, new TextEncoder().encode(text))
  await withDatabase(async (database) => {
    const transaction = database.transaction(['lock', 'data'], 'readwrite')
    const current = await transaction.objectStore('lock').get('lock')
    if (current?.id === id) await transaction.objectStore('data').put({ nonce, bytes }, 'data')
    await transaction.done
  })
}

/** The text in the vault with the id of its member; `undefined` if there is none. Throws for data that were tampered with. */
export async function readVault(): Promise<{ memberId: string; text: string } | undefined> {
  const [lock, sealed] = await withDatabase((database) =>
    Promise.all([database.get('lock', 'lock'), database.get('data', 'data')]),
  )
  if (!lock || !sealed) return undefined
  const plain = await crypto.subtle.decrypt(encryption(lock.memberId, sealed.nonce), lock.key, sealed.bytes)
  return { memberId: lock.memberId, text: new TextDecoder().decode(plain) }
}
