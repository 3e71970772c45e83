import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import { t } from '#locales/waiting.ts'
import { idempotent, type RequestOptions } from '#shared/lib/api/clients.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { refresh } from '#shared/lib/api/refresh.ts'
import { isOnline } from '#shared/lib/use-online.ts'
import { type ToastHandle, toast } from '#shared/ui/feedback/toast.ts'
import type { ToastMessage } from '#shared/ui/feedback/toast-message.ts'
import { queryKeys } from '../query-keys.ts'
import { requests, showSent, staleAfter, type WaitingKind } from './requests.ts'
import { isTriedOut, meaningOf, SENT, SHARED } from './sending.ts'
import {
  noQueue,
  publishWaiting,
  type Queue,
  reasonOf,
  recordOf,
  WAITS,
  type WaitingEntry,
} from './waiting.ts'
import { noteWaiting } from './waiting-for.ts'
import { openWaitingStore, type PlainRequest } from './waiting-store.ts'

/** Delay of a retry while online, where no event says that the failure is over. */
const RETRY_MS = 30_000
/** How long a form waits for its answer; after that its entry waits, although it may have arrived. */
const ANSWER_MS = 10_000

/** Lets the service worker send while the app is closed, in browsers that can (Background Sync, Chromium). */
async function askForSync(): Promise<void> {
  const { sync }: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } } =
    await navigator.serviceWorker.ready
  await sync?.register(SHARED)
}

/** Keeps the form open: the device is full, or its database is gone. */
function notKept(): never {
  throw new ApiError({ status: 507, message: t('notKept') })
}

/** One tab sends at a time; a browser without locks relies on the idempotency keys. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(SHARED, act) : act()
}

interface Outcome {
  answer?: unknown
  error?: ApiError
}

/** A form that waits for the answer to its entry. */
interface WaitingForm {
  order: number
  /** The first request. */
  request: (options: RequestOptions) => Promise<unknown>
  isOpen: boolean
  /** Ends the wait; does nothing if it has ended. */
  settle: (outcome?: Outcome) => void
}

/**
 * Sends the entries that wait on this device, in order, each with its original idempotency key: at the start, when the
 * network returns, and every half minute while some are left. Lists are refetched only afterwards, so that an entry
 * stays on screen until its list has it.
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
  /** Entries whose open forms report what happens. */
  const held = new Set<number>()
  let waiting: WaitingEntry[] = []
  /** Sent entries that the open lists do not have yet. */
  let sent: WaitingEntry[] = []
  /** The toast that says that an entry waits. */
  let announced: { order: number; toast: ToastHandle } | undefined

  function announce(order: number): void {
    announced?.toast.dismiss()
    const message = { record: recordOf({ order }), title: t('keptTitle'), description: t('kept') }
    announced = { order, toast: toast(message) }
    void askForSync().catch(() => undefined)
  }
  function publish(): void {
    if (!ended.aborted) publishWaiting({ queue, mayAdd, entries: [...sent, ...waiting] })
  }
  /** Tells the other tabs which entry was sent, or which kinds of lists it made stale. */
  function tell(news: number | readonly WaitingKind[]): void {
    if (!ended.aborted) channel.postMessage(news)
  }
  /** Keeps an entry on screen until its list shows it. */
  function keepSent(entry: WaitingEntry): void {
    sent = [...sent, { ...entry, begunAt: entry.begunAt ?? Date.now(), isSent: true }]
    waiting = waiting.filter(({ order }) => order !== entry.order)
    publish()
  }
  async function read(): Promise<void> {
    const entries = await store.all()
    if (ended.aborted) return
    noteWaiting(memberId, entries.length > 0)
    if (!entries.some(({ order, refused }) => order === announced?.order && !refused))
      announced?.toast.dismiss()
    const isSent = (order: number) => sent.some((entry) => entry.order === order)
    waiting = entries.filter(({ order }) => !held.has(order) && !isSent(order))
    publish()
  }
  /** Whether the open lists of that kind are up to date: not if a refetch failed, was cancelled or is paused. */
  async function isRefreshed(kind: WaitingKind): Promise<boolean> {
    const lists = staleAfter[kind].map((queryKey) => ({ queryKey, type: 'active' as const }))
    // Those that open meanwhile load the current data by themselves.
    const open = lists.flatMap((list) => client.getQueryCache().findAll(list))
    await Promise.all(lists.map(({ queryKey }) => refresh(client, { queryKey })))
    return open.every((query) => !query.isActive() || !query.state.isInvalidated)
  }
  /** Shows the entries in the queue, once the lists show what was sent; without a database, the last known entries. */
  async function show(stale: readonly WaitingKind[]): Promise<void> {
    const before = sent
    for (const kind of new Set(stale)) {
      const isDone = await isRefreshed(kind)
      sent = sent.filter((entry) => !(isDone && entry.kind === kind && before.includes(entry)))
    }
    await read().catch(() => undefined)
  }
  /** Does the same in all tabs. */
  async function changed(stale: readonly WaitingKind[] = []): Promise<void> {
    tell(stale)
    await show(stale)
  }

  const optionsFor = (key: string): RequestOptions => ({
    headers: { ...idempotent(key).headers, [MEMBER_HEADER]: memberId },
  })
  type Written = Pick<WaitingEntry, 'kind' | 'body' | 'key'>
  function post({ kind, body, key }: Written, options = optionsFor(key)): Promise<unknown> {
    // The compiler does not relate a kind to its own body.
    const request = requests[kind] as (body: unknown, options: RequestOptions) => Promise<unknown>
    return request(body, options)
  }
  /** The first request of the entry, without sending it. */
  function plainRequest(written: Written): Promise<PlainRequest> {
    return new Promise((resolve, reject) => {
      const fetch: RequestOptions['fetch'] = async (url, { method = '', body, headers } = {}) => {
        resolve({
          url: String(url),
          method,
          body: String(body),
          headers: Object.fromEntries(new Headers(headers)),
        })
        throw new Error('not sent')
      }
      post(written, { ...optionsFor(written.key), fetch }).catch(reject)
    })
  }
  /** Keeps the refused entry, as one that was not begun. */
  const refuse = (
    { order, begunAt: _, ...content }: WaitingEntry,
    refused: NonNullable<WaitingEntry['refused']>,
  ) => store.replace(order, { ...content, refused })

  /** Sends all entries until one gets no answer. */
  async function sendAll(form?: WaitingForm): Promise<void> {
    const stale: WaitingKind[] = []
    let count = 0
    let refusal: Pick<ToastMessage, 'record' | 'title' | 'description'> | undefined

    /** Returns whether the next entry may be sent. */
    async function sendOne({ order, begunAt: begunBefore }: WaitingEntry): Promise<boolean> {
      const waits = () => form?.order === order && form.isOpen
      // As it is now: it may have been changed since the list was read.
      const entry = await store.begin(order)
      if (!entry || entry.refused) return true
      if (isTriedOut(entry.begunAt) && entry.answer === undefined) {
        refusal = { record: recordOf(entry), title: t('unknownTitle'), description: t('unknown') }
        await refuse(entry, { message: t('unknown'), fields: {}, isUnknown: true })
        return true
      }
      // A list that is answered before the queue is done may have it already: see `withoutListed`.
      waiting = waiting.map((one) => (one.order === order ? entry : one))
      publish()
      try {
        const answer =
          entry.answer ?? (await (form && waits() ? form.request(optionsFor(entry.key)) : post(entry)))
        showSent(client, entry.kind, answer)
        if (!waits()) keepSent(entry)
        // Before they find it gone.
        tell(order)
        await store.remove(order)
        if (form && waits()) {
          form.settle({ answer })
          // The form refetches its own lists.
          tell([entry.kind])
        } else {
          stale.push(entry.kind)
          count += 1
        }
        return true
      } catch (error) {
        // No answer, or one that is not the server's, such as a captive portal's page.
        if (!(error instanceof ApiError)) return false
        const meaning = meaningOf(error)
        if (meaning === 'refused') {
          const { message, fields, body } = error
          await refuse(entry, { message, fields, code: body.code, recorded: body.recorded })
        } else if (meaning !== 'unknown' && begunBefore === undefined) await store.release(order)
        if (meaning === 'ended') void client.invalidateQueries({ queryKey: queryKeys.session })
        else if (form && waits()) form.settle({ error })
        else if (meaning === 'refused') {
          // The server may hold something else in its place.
          stale.push(entry.kind)
          refusal = { record: recordOf(entry), title: t('refusedTitle'), description: reasonOf(error) }
        }
        return meaning !== 'ended'
      }
    }

    await alone(async () => {
      for (const entry of await store.all()) {
        if (ended.aborted || (!entry.refused && !(await sendOne(entry)))) return
      }
    })
    await changed(stale)
    if (count > 0) toast({ variant: 'success', title: t('sent', { count }) })
    if (refusal) toast({ variant: 'destructive', ...refusal })
  }

  /** Sends all entries. Returns the outcome of the form's entry, unless it waits or takes too long. */
  function sendFor(order: number, request: WaitingForm['request']): Promise<Outcome | undefined> {
    return new Promise((resolve) => {
      const form: WaitingForm = {
        order,
        request,
        isOpen: true,
        settle(outcome) {
          form.isOpen = false
          resolve(outcome)
        },
      }
      setTimeout(form.settle, ANSWER_MS)
      sendAll(form).then(
        () => form.settle(),
        () => form.settle(),
      )
    })
  }

  const queue: Queue = {
    async submit(written, request, replaced) {
      const direct = () => request(optionsFor(written.key))
      if (!mayAdd && replaced === undefined) return direct()
      const content = { ...written, request: await plainRequest(written), at: Date.now() }
      let order = replaced
      if (order !== undefined && !(await store.replace(order, content, { unlessBegun: true }).catch(notKept)))
        throw new ApiError({ status: 409, message: t('sentMeanwhile') })
      try {
        order ??= await store.add(content)
        noteWaiting(memberId, true)
      } catch {
        // A full device behaves like one that keeps nothing.
        return isOnline() ? direct() : notKept()
      }
      // The form does not wait for the answers to earlier entries.
      const mustFollow = isUnsent()
      held.add(order)
      try {
        const outcome = isOnline() && !mustFollow ? await sendFor(order, request) : undefined
        if (outcome?.error) {
          // A form keeps the values of a new entry; a waiting one stays.
          if (replaced === undefined) await store.remove(order)
          if (replaced === undefined || meaningOf(outcome.error) === 'refused') throw outcome.error
        } else if (outcome) return outcome.answer
        const entries = await store.all().catch(() => [])
        // Another tab has sent it, or the database is gone: the same key gets the same answer.
        if (!entries.some((entry) => entry.order === order)) return await post(written)
        announce(order)
        return WAITS
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
    async putBack({ order: _order, begunAt: _begunAt, ...content }) {
      await store.add(content)
      noteWaiting(memberId, true)
      await changed()
      sendSoon()
    },
  }

  const isUnsent = () => waiting.some(({ refused }) => !refused)
  const catchUp = () => (isUnsent() ? sendAll() : show(sent.map(({ kind }) => kind)))
  function sendSoon(): void {
    if (isOnline() && (isUnsent() || sent.length > 0)) void catchUp().catch(() => undefined)
  }

  channel.onmessage = ({ data }: MessageEvent<WaitingKind[] | number | typeof SENT>) => {
    const entry = waiting.find(({ order }) => order === data)
    if (entry) keepSent(entry)
    else if (typeof data !== 'number') void (data === SENT ? catchUp() : show(data)).catch(() => undefined)
  }
  const timer = setInterval(sendSoon, RETRY_MS)
  // Lists are refetched when the network returns, but only once they can have the entries.
  onlineManager.setEventListener((setOnline) => {
    const returned = () =>
      void catchUp()
        .catch(() => undefined)
        .finally(() => setOnline(isOnline()))
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
    sent = []
    publishWaiting(noQueue)
  })
  await read()
  if (isUnsent()) void askForSync().catch(() => undefined)
  sendSoon()
}
