import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import { isDialogOpen } from '#shared/ui/dialogs/open-dialogs.ts'
import { FRESH_MS } from './queue-query.ts'

const REFETCH_MS = 60_000
/** Every request extends the session, so stop refetching this long after the last sign of a user, in milliseconds. */
const PRESENT_MS = 5 * 60_000
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const

/**
 * Refetches the stale queries on screen of both queues; not while a dialog is open or a decision is in flight. A list that
 * failed waits for its button, as `ScreenQueryClient` says.
 */
function refetch(client: QueryClient): void {
  if (document.visibilityState !== 'visible' || isDialogOpen()) return
  if (client.isMutating({ mutationKey: mutationKeys.queueChange }) > 0) return
  for (const queryKey of [queryKeys.registrations.all, queryKeys.policyReviews.queue('pending', '')])
    void client.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => state.data !== undefined && Date.now() - state.dataUpdatedAt >= FRESH_MS,
    })
}

/** Keeps both queues and their counts up to date while the administrator is active. */
export function useLiveQueue(): void {
  const client = useQueryClient()
  useEffect(() => {
    let lastActivity = Date.now()
    const markActive = () => {
      lastActivity = Date.now()
    }
    const onReturn = () => {
      markActive()
      refetch(client)
    }
    const timer = setInterval(() => {
      if (Date.now() - lastActivity <= PRESENT_MS) refetch(client)
    }, REFETCH_MS)
    for (const name of ACTIVITY_EVENTS) addEventListener(name, markActive, { passive: true, capture: true })
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      for (const name of ACTIVITY_EVENTS) removeEventListener(name, markActive, { capture: true })
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [client])
}
