import { WAITING } from '#shared/lib/session/forget-vault.ts'
import { type SealedEntry, sealedDatabase } from '../vault/sealed-database.ts'
import { seal, unseal } from '../vault/sealing.ts'
import type { WaitingEntry } from './waiting.ts'

const database = sealedDatabase(WAITING, 'entries')

/** A request as plain data. */
export interface PlainRequest {
  url: string
  method: string
  body: string
  headers: Record<string, string>
}

/** An entry with its first request, for the service worker. Entries of earlier versions have none. */
type StoredEntry = WaitingEntry & { request?: PlainRequest }

/** The encrypted part of an entry. */
type Content = Omit<StoredEntry, 'order' | 'begunAt' | 'answer'>

/**
 * The member's entries that wait on this device, encrypted with a key of their own, which outlives an ended session: see
 * decision 048. Entries of another member are deleted.
 */
export async function openWaitingStore(memberId: string) {
  return storeIn(await database.open(memberId))
}

/** The entries that wait on this device, whoever wrote them; `undefined` if there is no database. */
export async function reopenWaitingStore() {
  const opened = await database.reopen()
  return opened && storeIn(opened)
}

export type WaitingStore = ReturnType<typeof storeIn>

/** After the deletion of the key, nothing is written any more. */
function storeIn({ lock, changeRows }: Awaited<ReturnType<typeof database.open>>) {
  const sealEntry = async (content: Content): Promise<SealedEntry> => ({
    sealed: await seal(lock, JSON.stringify(content)),
    begunAt: undefined,
  })
  async function entryIn({ sealed, begunAt, answer }: SealedEntry, order: number): Promise<StoredEntry> {
    // The text is this app's own: only the key in this browser could encrypt it.
    const content: Omit<WaitingEntry<'sleep'>, 'order' | 'begunAt'> = JSON.parse(await unseal(lock, sealed))
    const answered = answer && { answer: JSON.parse(await unseal(lock, answer)) }
    return { ...content, order, begunAt, ...answered }
  }

  async function mark(order: number, marks: Partial<Omit<SealedEntry, 'sealed'>>): Promise<void> {
    await changeRows(async (rows) => {
      const row = await rows.get(order)
      if (row) await rows.put({ ...row, ...marks }, order)
    })
  }

  return {
    /** In the order in which they are sent; without what was damaged, since nothing of it can be sent. */
    async all(): Promise<StoredEntry[]> {
      const found = await database.read((transaction) => {
        const entries = transaction.objectStore('entries')
        return Promise.all([entries.getAllKeys(), entries.getAll()])
      })
      const [orders, rows] = found ?? [[], []]
      const read = rows.map((row, index) => entryIn(row, orders[index] ?? 0).catch(() => undefined))
      return (await Promise.all(read)).filter((entry) => entry !== undefined)
    },
    /** Returns the entry's place in the order; throws where there is no room, or the key is gone. */
    async add(content: Content): Promise<number> {
      const row = await sealEntry(content)
      const order = await changeRows((rows) => rows.add(row))
      if (order === undefined) throw new Error('the key is gone')
      return order
    },
    /** Replaces an entry with one that was not begun. Returns false if it is gone or, where that matters, was begun. */
    async replace(order: number, content: Content, { unlessBegun = false } = {}): Promise<boolean> {
      const row = await sealEntry(content)
      const isReplaced = await changeRows(async (rows) => {
        const current = await rows.get(order)
        if (!current || (unlessBegun && current.begunAt !== undefined)) return false
        await rows.put(row, order)
        return true
      })
      return isReplaced ?? false
    },
    /** Marks an entry as begun. Returns it as it is now; `undefined` if it is gone. */
    async begin(order: number): Promise<StoredEntry | undefined> {
      const begun = await changeRows(async (rows) => {
        const row = await rows.get(order)
        if (!row) return undefined
        const next = { ...row, begunAt: row.begunAt ?? Date.now() }
        await rows.put(next, order)
        return next
      })
      return begun && entryIn(begun, order)
    },
    /** Keeps the answer to an entry, for the app. */
    async keepAnswer(order: number, answer: unknown): Promise<void> {
      await mark(order, { answer: await seal(lock, JSON.stringify(answer)) })
    },
    /** Marks an entry as not begun, so that it can be changed again. */
    release(order: number): Promise<void> {
      return mark(order, { begunAt: undefined })
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
