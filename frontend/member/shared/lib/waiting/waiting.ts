import { useMemo, useState, useSyncExternalStore } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { idempotent, type RequestOptions } from '#shared/lib/api/clients.ts'
import type { WaitingAnswer, WaitingBody, WaitingKind } from './requests.ts'
import { whenReady } from './waiting-for.ts'

interface Refusal {
  message: string
  fields: FieldErrors
  /** The server's `ErrorCode`, unchecked. */
  code?: unknown
  /** What the server says was recorded before, unchecked. */
  recorded?: unknown
  /** Whether it may have been accepted anyway. */
  isUnknown?: boolean
}

/** The server's sentences about fields, which say more than its message where no field is in sight. */
export function reasonOf({ message, fields }: Pick<Refusal, 'message' | 'fields'>): string {
  return Object.values(fields).join(' ') || message
}

interface EntryOf<Kind extends WaitingKind> {
  /** Its place in the order in which entries are sent, which identifies it. */
  order: number
  kind: Kind
  body: WaitingBody<Kind>
  /** The idempotency key. */
  key: string
  /**
   * When the first request was begun, in epoch milliseconds. It may have arrived: until its answer the entry can be neither
   * changed nor taken back.
   */
  begunAt: number | undefined
  /** Whether it was accepted, although its list does not show it yet. */
  isSent?: boolean
  /** What the server answered while the app was closed. */
  answer?: unknown
  /** Why it is no longer sent automatically. */
  refused?: Refusal
}

/** What a member wrote without a network, until it is sent. */
export type WaitingEntry<Kind extends WaitingKind = WaitingKind> = { [One in Kind]: EntryOf<One> }[Kind]

/** Names the entry for toasts, as the `data-record` of the element that shows it. */
export const recordOf = ({ order }: Pick<WaitingEntry, 'order'>): string => `waiting-${order}`

/** The answer to an entry that waits for a network. */
export const WAITS = Symbol('waits')

/** What this device can do with entries while it keeps the member's data: see `queue.ts`. */
export interface Queue {
  /** Returns the answer to that kind of entry, or `WAITS`. */
  submit(
    content: Pick<WaitingEntry, 'kind' | 'body' | 'key'>,
    request: (options: RequestOptions) => Promise<unknown>,
    replaced: number | undefined,
  ): Promise<unknown>
  takeBack(entry: WaitingEntry): Promise<boolean>
  putBack(entry: WaitingEntry): Promise<void>
}

interface State {
  queue: Queue | undefined
  /** Whether new entries may wait, also those that the queue takes once it has started. */
  mayAdd: boolean
  entries: readonly WaitingEntry[]
}

export const noQueue: State = { queue: undefined, mayAdd: false, entries: [] }
let state = noQueue
const listeners = new Set<() => void>()

export function publishWaiting(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useWaitingState(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => noQueue,
  )
}

/** Whether entries can wait on this device for a network. */
export function useCanWait(): boolean {
  return useWaitingState().mayAdd
}

/** The entry of that order, even after it was sent, so that its open form keeps the typed values. */
export function useWaitingEntry(order: number | undefined): WaitingEntry | undefined {
  const found = useWaitingState().entries.find((entry) => entry.order === order)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.order === order ? last : undefined)
}

/** The entries of that kind that wait or were refused, oldest first. */
export function useWaiting<Kind extends WaitingKind>(kind: Kind): readonly WaitingEntry<Kind>[] {
  const { entries } = useWaitingState()
  return useMemo(
    // The compiler does not relate a kind to its own entries.
    () => entries.filter((entry) => entry.kind === kind) as WaitingEntry<Kind>[],
    [entries, kind],
  )
}

/** The waiting or refused entries that change the record, and the record with their changes. */
export function useWaitingChanges<Kind extends 'exercise' | 'sleep', Item extends { id: string }>(
  kind: Kind,
  sent: Item,
) {
  const all: readonly WaitingEntry<'exercise' | 'sleep'>[] = useWaiting<'exercise' | 'sleep'>(kind)
  const entries = all.filter(({ body }) => body.of?.id === sent.id)
  const change = entries.findLast(({ refused }) => !refused)
  // The compiler does not relate a kind to its own entries and records.
  return { entries: entries as WaitingEntry<Kind>[], change, record: { ...sent, ...change?.body } as Item }
}

/**
 * Leaves out new entries whose record is listed: they have arrived, but their answer has not, such as when the app was closed
 * before it. A record does not name its idempotency key, so its values decide; each record stands for one entry.
 */
export function withoutListed<Entry extends WaitingEntry<'exercise' | 'sleep'>>(
  entries: readonly Entry[],
  listed: readonly object[] = [],
): readonly Entry[] {
  // The server stores texts without outer spaces.
  const stored = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))
  const isIn = (record: object, body: object) =>
    Object.entries(body).every(([name, value]) => stored(Reflect.get(record, name)) === stored(value))
  const left = [...listed]
  return entries.filter(({ begunAt, body }) => {
    const found = begunAt === undefined || body.of ? -1 : left.findIndex((record) => isIn(record, body))
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/**
 * Sends a new entry, or instead of the waiting one of that order. Without a network it waits on a device that keeps the
 * member's data: the answer is `WAITS`. Throws what the server refuses.
 * @param request the first request; the later ones are those of `requests.ts`
 */
export async function sendOrWait<Kind extends WaitingKind>(
  kind: Kind,
  body: WaitingBody<Kind>,
  key: string,
  request: (options: RequestOptions) => Promise<WaitingAnswer<Kind>>,
  replaced?: number,
): Promise<WaitingAnswer<Kind> | typeof WAITS> {
  await whenReady()
  const { queue } = state
  if (!queue) return request(idempotent(key))
  // The compiler does not relate a kind to its own answer.
  return queue.submit({ kind, body, key }, request, replaced) as Promise<WaitingAnswer<Kind>>
}

/** Call after the record was deleted: waiting or refused changes to it could only fail. */
export async function discardChanges(id: string): Promise<void> {
  const ofRecord = state.entries.filter(({ body }) => 'of' in body && body.of?.id === id)
  for (const entry of ofRecord) await takeBack(entry)
}

export function takeBack(entry: WaitingEntry): Promise<boolean> {
  return state.queue?.takeBack(entry) ?? Promise.resolve(false)
}

export async function putBack(entry: WaitingEntry): Promise<void> {
  await state.queue?.putBack(entry)
}
