import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { type Lock, makeLock, type Sealed, seal, unseal } from '../vault/sealing.ts'
import type { WaitingEntry } from './waiting.ts'
import { WAITING } from './waiting-for.ts'

const VERSION = 1

interface Row {
  sealed: Sealed
  /** When the first request was begun, which may have arrived; in epoch milliseconds. */
  begunAt: number | undefined
}

interface Schema extends DBSchema {
  lock: { key: 'lock'; value: Lock }
  entries: { key: number; value: Row }
}

type Rows = IDBPObjectStore<Schema, ['lock', 'entries'], 'entries', 'readwrite'>

/** Opens the database for one use: an open connection would delay its deletion. */
async function withDatabase<T>(use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(WAITING, VERSION, {
    upgrade(created) {
      created.createObjectStore('lock')
      created.createObjectStore('entries', { autoIncrement: true })
    },
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  })
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

/** What of an entry is encrypted. */
type Content = Omit<WaitingEntry, 'order' | 'begunAt'>

/**
 * The member's entries that wait on this device, encrypted with a key of their own, which outlives an ended session: see
 * decision 048. Entries of another member are deleted. After the deletion of the key, nothing is written any more.
 */
export async function openWaitingStore(memberId: string) {
  const made = await makeLock(memberId)
  const lock = await withDatabase(async (database) => {
    const transaction = database.transaction(['lock', 'entries'], 'readwrite')
    const found = await transaction.objectStore('lock').get('lock')
    if (found?.memberId === memberId) return found
    await transaction.objectStore('entries').clear()
    await transaction.objectStore('lock').put(made, 'lock')
    await transaction.done
    return made
  })

  /** Runs the change in one transaction; returns `undefined` if the key is gone. */
  function changeRows<T>(change: (rows: Rows) => Promise<T>): Promise<T | undefined> {
    return withDatabase(async (database) => {
      const transaction = database.transaction(['lock', 'entries'], 'readwrite')
      const changed = async () => {
        const current = await transaction.objectStore('lock').get('lock')
        return current?.id === lock.id ? change(transaction.objectStore('entries')) : undefined
      }
      // Together: after a failed request, both fail.
      const [result] = await Promise.all([changed(), transaction.done])
      return result
    })
  }

  const rowOf = async (content: Content): Promise<Row> => ({
    sealed: await seal(lock, JSON.stringify(content)),
    begunAt: undefined,
  })
  async function entryIn({ sealed, begunAt }: Row, order: number): Promise<WaitingEntry> {
    // The text is this app's own: only the key in this browser could encrypt it.
    const content: Omit<WaitingEntry<'sleep'>, 'order' | 'begunAt'> = JSON.parse(await unseal(lock, sealed))
    return { ...content, order, begunAt }
  }

  return {
    /** In the order in which they are sent. */
    async all(): Promise<WaitingEntry[]> {
      const [orders, rows] = await withDatabase((database) =>
        Promise.all([database.getAllKeys('entries'), database.getAll('entries')]),
      )
      return Promise.all(rows.map((row, index) => entryIn(row, orders[index] ?? 0)))
    },
    /** Returns the entry's place in the order; throws where there is no room, or the key is gone. */
    async add(content: Content): Promise<number> {
      const row = await rowOf(content)
      const order = await changeRows((rows) => rows.add(row))
      if (order === undefined) throw new Error('the key is gone')
      return order
    },
    /** Replaces an entry by one that was not begun. Returns whether it was there, and not begun where that matters. */
    async replace(order: number, content: Content, { unlessBegun = false } = {}): Promise<boolean> {
      const row = await rowOf(content)
      const isReplaced = await changeRows(async (rows) => {
        const current = await rows.get(order)
        if (!current || (unlessBegun && current.begunAt !== undefined)) return false
        await rows.put(row, order)
        return true
      })
      return isReplaced ?? false
    },
    /** Marks an entry as begun. Returns it as it is now; `undefined` if it is gone. */
    async begin(order: number): Promise<WaitingEntry | undefined> {
      const begun = await changeRows(async (rows) => {
        const row = await rows.get(order)
        if (!row) return undefined
        const next = { ...row, begunAt: row.begunAt ?? Date.now() }
        await rows.put(next, order)
        return next
      })
      return begun && entryIn(begun, order)
    },
    /** Removes an entry that was answered. */
    async remove(order: number): Promise<void> {
      await changeRows((rows) => rows.delete(order))
    },
    /** Removes an entry that was not begun. Returns whether there still was one. */
    async takeBack(order: number): Promise<boolean> {
      const isTaken = await changeRows(async (rows) => {
        const row = await rows.get(order)
        if (!row || row.begunAt !== undefined) return false
        await rows.delete(order)
        return true
      })
      return isTaken ?? false
    },
  }
}
