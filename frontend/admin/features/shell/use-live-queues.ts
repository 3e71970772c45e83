import { onlineManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isInUse, watchActivity } from '#admin/shared/lib/activity.ts'
import { assignmentsQuery } from '#admin/shared/lib/assignments.ts'
import { keepViewed } from '#admin/shared/lib/busy-records.ts'
import { mutationKeys, queryKeys, queueKeys } from '#admin/shared/lib/query-keys.ts'
import { type Presence, type Queue, queues } from '#contract/presence.ts'
import { answer, presenceApi } from '#shared/lib/api/clients.ts'
import { isDialogOpen } from '#shared/ui/dialogs/open-dialogs.ts'

/** Poll interval in milliseconds, in whole ticks. A colleague's change is on screen within two seconds. */
const ASK_MS = 1250
const TICK_MS = 250
/** Delay in milliseconds after a failed poll. */
const RETRY_MS = 15_000
/** Age in milliseconds at which a list is refetched even if its version is unchanged: waits grow and days end. */
const OLD_MS = 60_000
/** Rows move only under a pointer that has rested this long, in milliseconds. */
const REST_MS = 300
const POINTER_EVENTS = ['pointerdown', 'pointermove'] as const
const POINTER_ENDS = ['pointerup', 'pointercancel'] as const

/** The last answer, when it came and when each queue changed, in milliseconds. */
interface Heard {
  versions: Presence['versions']
  at: number
  changedAt: Record<Queue, number>
}

type Listed = { pages: readonly { version: number }[] }
const isListed = (data: unknown): data is Listed =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)

const readAtOf = ({ dataUpdatedAt, errorUpdatedAt }: Query['state']) =>
  Math.max(dataUpdatedAt, errorUpdatedAt)
const isOld = ({ state }: Query) => Date.now() - readAtOf(state) >= OLD_MS

/**
 * Whether a query on screen was fetched before the queue's last change, or a list is old. A failed query waits for its
 * retry button.
 */
function isBehind(query: Query, queue: Queue, heard: Heard | undefined): boolean {
  const { queryKey, state } = query
  const { data } = state
  // Reading an open file is logged as an access.
  if (data === undefined || queryKey[1] === 'file') return false
  if (isListed(data) && isOld(query)) return true
  const readAt = readAtOf(state)
  if (!heard || readAt >= heard.at) return false
  if (!isListed(data)) return readAt < heard.changedAt[queue]
  // A list of many pages is refetched page by page, and so less often.
  const isDue = data.pages.length === 1 || Date.now() - readAt >= ASK_MS * data.pages.length
  return isDue && data.pages.some(({ version }) => version < heard.versions[queue])
}

function refetchBehind(client: QueryClient, heard: Heard | undefined): void {
  for (const queue of queues)
    void client.refetchQueries(
      { queryKey: queueKeys[queue], type: 'active', predicate: (query) => isBehind(query, queue, heard) },
      { cancelRefetch: false },
    )
  void client.refetchQueries(
    { queryKey: queryKeys.members.waitingNames, type: 'active', predicate: isOld },
    { cancelRefetch: false },
  )
  const assigned = client.getQueryState(assignmentsQuery.queryKey)
  if (!heard || !assigned?.data || assigned.errorUpdatedAt >= heard.at) return
  if (assigned.data.version < heard.versions.assignments)
    void client.refetchQueries({ queryKey: queryKeys.assignments, type: 'active' }, { cancelRefetch: false })
}

/**
 * Keeps both queues, the counts, the open record and the assignments up to date with colleagues' changes while the
 * administrator is present. Nothing moves under a dialog, a decision in flight or a moving pointer.
 */
export function useLiveQueues(): void {
  const client = useQueryClient()
  useEffect(() => {
    let heard: Heard | undefined
    /** From the last answer, until it is on screen. */
    let viewed: Presence['viewed'] | undefined
    let isPressed = false
    let movedAt = 0
    let askAt = 0
    const ended = new AbortController()

    const mayMove = () =>
      !isPressed &&
      Date.now() - movedAt > REST_MS &&
      !isDialogOpen() &&
      client.isMutating({ mutationKey: mutationKeys.queueChange }) === 0

    async function ask(): Promise<void> {
      const startedAt = Date.now()
      askAt = Number.POSITIVE_INFINITY
      try {
        const request = presenceApi.index.$get(undefined, { init: { signal: ended.signal } })
        const { versions, ...rest } = await answer(request)
        const at = Date.now()
        const changedAt = { ...(heard?.changedAt ?? { registrations: 0, policies: 0 }) }
        for (const queue of queues)
          if (heard && heard.versions[queue] !== versions[queue]) changedAt[queue] = at
        heard = { versions, at, changedAt }
        viewed = rest.viewed
        // A tick may come a little early.
        askAt = startedAt + ASK_MS - TICK_MS / 2
      } catch {
        // The user's next action runs into the problem and reports it.
        askAt = Date.now() + RETRY_MS
        return
      }
      tick()
    }

    function tick(): void {
      const now = Date.now()
      if (!isInUse() || !onlineManager.isOnline()) return
      if (now >= askAt) void ask()
      if (!mayMove()) return
      if (viewed) keepViewed(client, viewed)
      viewed = undefined
      refetchBehind(client, heard)
    }

    function note({ type }: Event): void {
      if (type === 'pointermove') movedAt = Date.now()
      if (type === 'pointerdown') isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    const listening = { passive: true, capture: true, signal: ended.signal }
    const timer = setInterval(tick, TICK_MS)
    const stopWatching = watchActivity()
    for (const name of POINTER_EVENTS) addEventListener(name, note, listening)
    for (const name of POINTER_ENDS) addEventListener(name, release, listening)
    return () => {
      ended.abort()
      clearInterval(timer)
      stopWatching()
    }
  }, [client])
}
