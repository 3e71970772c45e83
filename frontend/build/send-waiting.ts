import type { SealedEntry } from '#member/shared/lib/vault/sealed-database.ts'
import type { Sealed, StoredLock } from '#member/shared/lib/vault/sealing.ts'
import type { SyncedEntry } from '#member/shared/lib/waiting/waiting-store.ts'

/**
 * Sends the entries that wait on this device (decision 048), for a Background Sync while the app is closed. It keeps the answer
 * to each that was accepted, encrypted, for the next opening, which sends the others once more with the same idempotency key.
 * Rejects where the browser should try again.
 *
 * The text of this function becomes a part of the service worker, so it refers to nothing of this module.
 */
export async function sendWaiting(): Promise<void> {
  const triedForMs = 30 * 86_400_000
  const answerMs = 20_000
  const notStored = [401, 403, 408, 425, 429]
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

  const start = (mode: IDBTransactionMode) => {
    const transaction = database.transaction(['lock', 'entries'], mode)
    const done = () =>
      new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
    return { done, locks: transaction.objectStore('lock'), entries: transaction.objectStore('entries') }
  }
  const readLock = (): Promise<StoredLock | undefined> => asked(start('readonly').locks.get('lock'))
  const readRow = (order: IDBValidKey): Promise<SealedEntry | undefined> =>
    asked(start('readonly').entries.get(order))

  /** Stores the row with other marks. Returns whether its text was still the same, and its key there. */
  async function mark(order: IDBValidKey, row: SealedEntry, lockId: string): Promise<boolean> {
    const { done, locks, entries } = start('readwrite')
    async function change(): Promise<boolean> {
      const [lock, current]: [StoredLock | undefined, SealedEntry | undefined] = await Promise.all([
        asked(locks.get('lock')),
        asked(entries.get(order)),
      ])
      const isSame = lock?.id === lockId && String(current?.sealed.nonce) === String(row.sealed.nonce)
      if (isSame) entries.put(row, order)
      return isSame
    }
    const [isMarked] = await Promise.all([change(), done()])
    return isMarked
  }

  const encryption = (memberId: string, nonce: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv: nonce,
    additionalData: new TextEncoder().encode(memberId),
  })
  async function open(key: CryptoKey, memberId: string, { nonce, bytes }: Sealed): Promise<SyncedEntry> {
    const text = await crypto.subtle.decrypt(encryption(memberId, nonce), key, bytes)
    // It is this app's own: only the key in this browser could encrypt it.
    return JSON.parse(new TextDecoder().decode(text))
  }
  async function seal(key: CryptoKey, memberId: string, value: unknown): Promise<Sealed> {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    return { nonce, bytes: await crypto.subtle.encrypt(encryption(memberId, nonce), key, text) }
  }

  async function sendAll(): Promise<void> {
    const lock = await readLock()
    if (!(lock?.key instanceof CryptoKey)) return
    for (const order of await asked(start('readonly').entries.getAllKeys())) {
      // As it is now: it may have been changed since the list was read.
      const row = await readRow(order)
      if (!row || row.answer || (row.begunAt ?? Number.POSITIVE_INFINITY) < Date.now() - triedForMs) continue
      const entry = await open(lock.key, lock.memberId, row.sealed).catch(() => undefined)
      if (!entry || entry.refused) continue
      // Of an earlier version of the app, which only the app can send. No later one goes before it.
      if (!entry.request) return
      const begun = { ...row, begunAt: row.begunAt ?? Date.now() }
      if (!(await mark(order, begun, lock.id))) continue
      const { url, method, body, headers } = entry.request
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const init = { method, body, headers: { ...headers, 'X-Time-Zone': timeZone } }
      const signal = AbortSignal.timeout(answerMs)
      const response = await fetch(url, { ...init, credentials: 'same-origin', signal })
      const { ok, status } = response
      // What is no JSON comes from a captive portal: this rejects.
      const answer = ok ? await seal(lock.key, lock.memberId, await response.json()) : undefined
      if (answer) await mark(order, { ...begun, answer }, lock.id)
      // It can be changed again.
      if (notStored.includes(status)) await mark(order, row, lock.id)
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
