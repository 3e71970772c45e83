import { isTriedOut, meaningOf, SENT, SHARED } from './sending.ts'
import { type PlainRequest, reopenWaitingStore, type WaitingStore } from './waiting-store.ts'

const ANSWER_MS = 20_000

function send({ url, method, body, headers }: PlainRequest): Promise<Response> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const init = { method, body, headers: { ...headers, 'X-Time-Zone': timeZone } }
  return fetch(url, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(ANSWER_MS) })
}

/**
 * Sends the entries that wait on this device for a Background Sync, in the service worker (decision 048). Keeps the answer to each
 * that was accepted for the app, which sends the others once more with the same idempotency key. Rejects where the browser
 * should try again.
 */
export async function sendWaiting(): Promise<void> {
  // The lock of the tabs: one sends at a time. A sign-out may delete the entries before it is free.
  await navigator.locks.request(SHARED, async () => {
    const store = await reopenWaitingStore()
    if (!store) return
    const channel = new BroadcastChannel(SHARED)
    // Without an answer to take over, a tab shows anew which entries were begun.
    let news: typeof SENT | [] = []
    try {
      await sendAll(store, () => {
        news = SENT
      })
    } finally {
      channel.postMessage(news)
      channel.close()
    }
  })
}

async function sendAll(store: WaitingStore, onAnswer: () => void): Promise<void> {
  const unsent: number[] = []
  for (const { order, request, refused, answer, begunAt: begunBefore } of await store.all()) {
    if (refused || answer !== undefined || isTriedOut(begunBefore)) continue
    // Of an earlier version of the app, which only the app can send. No later one goes before it.
    if (!request) break
    // As it is now: it may have been changed since the list was read.
    const entry = await store.begin(order)
    if (!entry?.request || entry.refused) continue
    const response = await send(entry.request)
    const { ok, status } = response
    if (ok) {
      // What is no JSON comes from a captive portal: this rejects.
      await store.keepAnswer(order, await response.json())
      onAnswer()
      continue
    }
    const body: { code?: unknown } | null = await response.json().catch(() => null)
    const meaning = meaningOf({ status, is: (expected) => body?.code === expected })
    if ((meaning === 'ended' || meaning === 'not stored') && begunBefore === undefined)
      await store.release(order)
    // It waits for the member's next sign-in.
    if (meaning === 'ended') return
    if (meaning !== 'refused') unsent.push(status)
  }
  if (unsent.length > 0) throw new Error(`answered with ${unsent}`)
}
