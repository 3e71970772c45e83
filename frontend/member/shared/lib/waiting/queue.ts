import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { staleAfter, type WaitingKind } from './requests.ts'
import { noQueue, publishWaiting, type Queue, send, WAITS, type WaitingEntry } from './waiting.ts'
import { noteWaiting } from './waiting-for.ts'
import { openWaitingStore } from './waiting-store.ts'
import { waitingTexts as t } from './waiting-texts.ts'

/** Name of the lock and of the channel that the tabs share. */
const SHARED = 'waiting'
/** After a failure with a network, which no event ends. */
const RETRY_MS = 30_000

/** After that the server may no longer know a key: it keeps the answers a day longer. */
const TRIED_FOR_MS = 30 * 86_400_000

/** Answers that say nothing about the entry: it is sent again later. */
const LATER: readonly number[] = [401, 403, 408, 425, 429]

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return false
  return !LATER.includes(error.status) && !error.is('request_in_progress')
}

/** One tab sends at a time; a browser without locks relies on the idempotency keys. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(SHARED, act) : act()
}

interface Outcome {
  answer?: unknown
  error?: ApiError
}

/**
 * Sends the entries that wait on this device, in their order, each with the idempotency key that it was born with: at the
 * start, when the network returns, and every half minute while some are left. Lists are refetched only afterwards, so
 * that an entry stays on screen until its list has it.
 * @param mayAdd whether new entries may wait too
 */
export async function startQueue(
  client: QueryClient,
  memberId: string,
  mayAdd: boolean,
  ended: AbortSignal,
): Promise<void> {
  const store = await openWaitingStore(memberId)
  if (ended.aborted) return
  const channel = new BroadcastChannel(SHARED)
  /** Entries whose forms are open and say themselves what happens. */
  const held = new Set<number>()
  let waiting: WaitingEntry[] = []

  async function read(): Promise<void> {
    const entries = await store.all()
    if (ended.aborted) return
    noteWaiting(memberId, entries.length > 0)
    waiting = entries.filter(({ order }) => !held.has(order))
    publishWaiting({ queue, mayAdd, entries: waiting })
  }
  async function changed(): Promise<void> {
    channel.postMessage('')
    await read()
  }

  const refuse = (
    { order, begun: _, ...content }: WaitingEntry,
    { message, fields }: NonNullable<WaitingEntry['refused']>,
  ) => store.replace(order, { ...content, refused: { message, fields } })

  /** Sends all entries until one gets no answer. Returns what happened to the held one, unless it waits. */
  async function sendAll(heldOrder?: number): Promise<Outcome | undefined> {
    let outcome: Outcome | undefined
    const sent = new Set<WaitingKind>()
    let sentCount = 0
    let refusal: string | undefined
    await alone(async () => {
      for (const entry of await store.all()) {
        if (ended.aborted) return
        const isHeld = entry.order === heldOrder
        if (entry.refused) continue
        if (entry.begun && entry.at < Date.now() - TRIED_FOR_MS) {
          refusal = t('unknown')
          await refuse(entry, { message: refusal, fields: {} })
          continue
        }
        if (!(await store.begin(entry.order))) continue
        try {
          const answer = await send(entry, { [MEMBER_HEADER]: memberId })
          await store.remove(entry.order)
          if (isHeld) outcome = { answer }
          else {
            sent.add(entry.kind)
            sentCount += 1
          }
        } catch (error) {
          if (isHeld && error instanceof ApiError) outcome = { error }
          if (!isRefusal(error)) return
          await refuse(entry, error)
          if (!isHeld) refusal = error.message
        }
      }
    })
    await Promise.all([...sent].map((kind) => refresh(client, { queryKey: staleAfter[kind] })))
    await changed()
    if (sentCount > 0) toast({ variant: 'success', title: t('sent', { count: sentCount }) })
    if (refusal) toast({ variant: 'destructive', title: t('refusedTitle'), description: refusal })
    return outcome
  }

  const queue: Queue = {
    async submit(written, replaced) {
      if (!mayAdd && replaced === undefined) return send(written)
      const content = { ...written, at: Date.now() }
      const isReplaced =
        replaced !== undefined && (await store.replace(replaced, content, { unlessBegun: true }))
      if (replaced !== undefined && !isReplaced)
        throw new ApiError({ status: 409, message: t('sentMeanwhile') })
      let order = replaced
      try {
        noteWaiting(memberId, true)
        order ??= await store.add(content)
      } catch {
        // A full device: as one that keeps nothing.
        return send(written)
      }
      // The form does not wait for the answers to earlier entries.
      const mustFollow = isUnsent()
      held.add(order)
      try {
        const outcome = navigator.onLine && !mustFollow ? await sendAll(order) : undefined
        // A form keeps the values of a new entry; a waiting one stays.
        if (outcome?.error && replaced === undefined) await store.remove(order)
        if (outcome?.error && (replaced === undefined || isRefusal(outcome.error))) throw outcome.error
        if (outcome && !outcome.error) return outcome.answer
        const isLeft = (await store.all()).some((entry) => entry.order === order)
        // Another tab has sent it: the same key gets the same answer.
        return isLeft ? WAITS : await send(written)
      } finally {
        held.delete(order)
        await changed()
        if (mustFollow) sendSoon()
      }
    },
    async takeBack({ order }) {
      const isTaken = await store.takeBack(order)
      await changed()
      return isTaken
    },
    async putBack({ order: _order, begun: _begun, ...content }) {
      await store.add(content)
      await changed()
      sendSoon()
    },
  }

  const isUnsent = () => waiting.some(({ refused }) => !refused)
  function sendSoon(): void {
    if (navigator.onLine && isUnsent()) void sendAll().catch(() => undefined)
  }

  channel.onmessage = () => void read().catch(() => undefined)
  const timer = setInterval(sendSoon, RETRY_MS)
  // Lists are refetched when the network returns, but only once they can have the entries.
  onlineManager.setEventListener((setOnline) => {
    const returned = () =>
      void (isUnsent() ? sendAll() : Promise.resolve()).catch(() => undefined).finally(() => setOnline(true))
    const lost = () => setOnline(false)
    addEventListener('online', returned)
    addEventListener('offline', lost)
    return () => {
      removeEventListener('online', returned)
      removeEventListener('offline', lost)
    }
  })
  ended.addEventListener('abort', () => {
    channel.close()
    clearInterval(timer)
    waiting = []
    publishWaiting(noQueue)
  })
  await read()
  sendSoon()
}
