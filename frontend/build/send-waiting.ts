import type { SealedEntry } from '#member/shared/lib/vault/sealed-database.ts'
import type { Sealed, StoredLock } from '#member/shared/lib/vault/sealing.ts'
import type { SyncedEntry } from '#member/shared/lib/waiting/waiting-store.ts'

/**
 * Sends the entries that wait on this device (decision 048), for a Background Sync while the app is closed. It only asks: the
 * answers are read at the next opening, which sends each entry once more with the same idempotency key. Rejects where the
 * browser should try again.
 *
 * The text of this function becomes a part of the service worker, so it refers to nothing of this module.
 */
export async function sendWaiting(): Promise<void> {
  const triedForMs = 30 * 86_400_000
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  const opening = indexedDB.open('waiting')
  // Nothing waits: the database would be a new one.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await asked(opening).catch(() => undefined)
  if (!database) return
  // An open connection would delay the deletion of the key.
  database.onversionchange = () => database.close()

  const stores = (mode: IDBTransactionMode) => {
    const transaction = database.transaction(['lock', 'entries'], mode)
    return { locks: transaction.objectStore('lock'), entries: transaction.objectStore('entries') }
  }
  const readLock = (): Promise<StoredLock | undefined> => asked(stores('readonly').locks.get('lock'))

  /** Marks the entry as begun, as the app does. Returns whether it is still as it was read, and its key is there. */
  async function begin(order: IDBValidKey, { sealed }: SealedEntry, lockId: string): Promise<boolean> {
    const { locks, entries } = stores('readwrite')
    const [lock, current]: [StoredLock | undefined, SealedEntry | undefined] = await Promise.all([
      asked(locks.get('lock')),
      asked(entries.get(order)),
    ])
    const isSame = current && String(current.sealed.nonce) === String(sealed.nonce)
    if (lock?.id !== lockId || !isSame) return false
    await asked(entries.put({ ...current, begunAt: current.begunAt ?? Date.now() }, order))
    return true
  }

  async function open(key: CryptoKey, memberId: string, { nonce, bytes }: Sealed): Promise<SyncedEntry> {
    const encryption = { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(memberId) }
    // The text is this app's own: only the key in this browser could encrypt it.
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(encryption, key, bytes)))
  }

  async function sendAll(): Promise<void> {
    const lock = await readLock()
    if (!(lock?.key instanceof CryptoKey)) return
    const { entries } = stores('readonly')
    const [orders, rows]: [IDBValidKey[], SealedEntry[]] = await Promise.all([
      asked(entries.getAllKeys()),
      asked(entries.getAll()),
    ])
    for (const [index, order] of orders.entries()) {
      const row = rows[index]
      if (!row || (row.begunAt ?? Number.POSITIVE_INFINITY) < Date.now() - triedForMs) continue
      const entry = await open(lock.key, lock.memberId, row.sealed).catch(() => undefined)
      if (!entry?.request || entry.refused || !(await begin(order, row, lock.id))) continue
      const { url, method, body, headers } = entry.request
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const init = { method, body, headers: { ...headers, 'X-Time-Zone': timeZone } }
      const { status } = await fetch(url, { ...init, credentials: 'same-origin' })
      // The session has ended: the entries wait for the member's next sign-in.
      if (status === 401) return
      if (status >= 500 || [408, 425, 429].includes(status)) throw new Error(`answered with ${status}`)
    }
  }

  try {
    // The lock of the tabs: one sends at a time.
    await navigator.locks.request('waiting', sendAll)
  } finally {
    database.close()
  }
}

/** The part of the service worker that answers a Background Sync. */
export const answerSync = `addEventListener('sync', (event) => {
  if (event.tag === 'waiting') event.waitUntil((${sendWaiting.toString()})())
})
`
