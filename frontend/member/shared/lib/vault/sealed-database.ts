import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb'
import {
  canOpen,
  type KeyRing,
  type Lock,
  makeLock,
  openLock,
  type Sealed,
  type StoredLock,
} from './sealing.ts'

const VERSION = 1

/** A waiting entry. */
export interface SealedEntry {
  sealed: Sealed
  /** When the first request began, in epoch milliseconds; it may have arrived. */
  begunAt: number | undefined
  /** What the server answered to the service worker, which sends while the app is closed. */
  answer?: Sealed
}

/** Each database has the lock and one other store. */
interface Schema extends DBSchema {
  lock: { key: 'lock'; value: StoredLock }
  data: { key: 'data'; value: Sealed }
  entries: { key: number; value: SealedEntry }
}

type Rows<Store extends 'data' | 'entries'> = IDBPObjectStore<Schema, ('lock' | Store)[], Store, 'readwrite'>

/** A database whose rows are encrypted with a key stored in it, the member's lock. */
export function sealedDatabase<Store extends 'data' | 'entries'>(name: string, store: Store) {
  /**
   * Opens the database for one use: an open connection would delay its deletion. Only `open` makes one, since a sign-out may
   * have deleted it; without one, the others return `undefined`.
   */
  async function use<T>(
    act: (database: IDBPDatabase<Schema>) => Promise<T>,
    mayMake = false,
  ): Promise<T | undefined> {
    let isMissing = false
    const opened = openDB<Schema>(name, VERSION, {
      upgrade(created, _from, _to, transaction) {
        if (mayMake) {
          created.createObjectStore('lock')
          created.createObjectStore(store, { autoIncrement: true })
        } else {
          isMissing = true
          transaction.done.catch(() => undefined)
          transaction.abort()
        }
      },
      blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
    })
    const database = await opened.catch((error) => {
      if (!isMissing) throw error
      return undefined
    })
    try {
      return database && (await act(database))
    } finally {
      database?.close()
    }
  }

  /** Reads in one transaction. A sign-out, which clears the site's data, may abort it: both promises fail then. */
  function read<T>(
    act: (transaction: IDBPTransaction<Schema, ('lock' | Store)[], 'readonly'>) => Promise<T>,
  ): Promise<T | undefined> {
    return use(async (database) => {
      const transaction = database.transaction<('lock' | Store)[], 'readonly'>(['lock', store], 'readonly')
      const [found] = await Promise.all([act(transaction), transaction.done])
      return found
    })
  }

  function withLock(lock: Lock) {
    /** Runs the change in one transaction; returns `undefined` if the key is gone too. */
    function changeRows<T>(change: (rows: Rows<Store>) => Promise<T>): Promise<T | undefined> {
      return use(async (database) => {
        const transaction = database.transaction<('lock' | Store)[], 'readwrite'>(
          ['lock', store],
          'readwrite',
        )
        const changed = async () => {
          const current = await transaction.objectStore('lock').get('lock')
          return current?.id === lock.id ? change(transaction.objectStore(store)) : undefined
        }
        // Together: after a failed request, both fail.
        const [result] = await Promise.all([changed(), transaction.done])
        return result
      })
    }

    return { lock, changeRows }
  }

  /**
   * Opens the member's database. The rows and the lock of another member, and those that the ring does not open, are replaced
   * by a new lock.
   */
  async function open(memberId: string, ring?: KeyRing) {
    const made = await makeLock(memberId, ring)
    const found = await use(async (database) => {
      const transaction = database.transaction(['lock', store], 'readwrite')
      const replaceOthers = async () => {
        const before = await transaction.objectStore('lock').get('lock')
        if (before?.memberId === memberId && canOpen(before, ring)) return before
        await transaction.objectStore(store).clear()
        await transaction.objectStore('lock').put(made.stored, 'lock')
        return undefined
      }
      const [kept] = await Promise.all([replaceOthers(), transaction.done])
      return kept
    }, true)
    return withLock(found ? await openLock(found, ring) : made.lock)
  }

  /** Opens the database of whichever member it has, unless its key is encrypted for a ring. */
  async function reopen() {
    const stored = await use((database) => database.get('lock', 'lock'))
    return stored && canOpen(stored, undefined) ? withLock(await openLock(stored, undefined)) : undefined
  }

  return { read, open, reopen }
}
