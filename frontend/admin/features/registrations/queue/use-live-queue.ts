import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mutationKeys, queryKeys } from '#admin/shared/lib/query-keys.ts'
import { FRESH_MS } from './queue-query.ts'

const EVERY_MS = 60_000
/** Every answer keeps the session alive: nobody's screen may ask for longer than somebody sits in front of it. */
const PRESENT_MS = 5 * 60_000
const USES = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const

/** What is shown of the queue and of the policies that wait, asked for again where it is old: not under a dialog, nor in the middle of a decision. */
function refetch(client: QueryClient): void {
  if (document.visibilityState !== 'visible' || document.querySelector('[role$=dialog]')) return
  if (client.isMutating({ mutationKey: mutationKeys.registrationChange }) > 0) return
  for (const queryKey of [queryKeys.registrations.all, queryKeys.policyReviews.queue('pending', '')])
    void client.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt >= FRESH_MS,
    })
}

/** Keeps the queue, its number and that of the policies as they are in the database, while somebody is there to look. */
export function useLiveQueue(): void {
  const client = useQueryClient()
  useEffect(() => {
    let lastUse = Date.now()
    const use = () => {
      lastUse = Date.now()
    }
    const comeBack = () => {
      use()
      refetch(client)
    }
    const timer = setInterval(() => {
      if (Date.now() - lastUse <= PRESENT_MS) refetch(client)
    }, EVERY_MS)
    for (const name of USES) addEventListener(name, use, { passive: true, capture: true })
    addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      for (const name of USES) removeEventListener(name, use, { capture: true })
      removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [client])
}
