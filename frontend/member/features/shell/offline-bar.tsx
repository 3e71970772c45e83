import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { dayAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function timeOf(moment: number): string {
  return isoDay(moment) === isoDay(Date.now()) ? time(moment) : dayAndTime(moment)
}

/** When the oldest of what stands on the screen came, in epoch milliseconds; 0 where nothing did. */
function oldestOn(client: QueryClient): number {
  const times = client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.member, type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((updatedAt) => updatedAt > 0)
  return times.length > 0 ? Math.min(...times) : 0
}

/** Over every screen: how old what stands on it is. Screens themselves say nothing of the connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const client = useQueryClient()
  const follow = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client])
  const oldest = useSyncExternalStore(follow, () => oldestOn(client))
  if (online) return null
  return <OfflineNote time={oldest > 0 ? timeOf(oldest) : undefined} />
}
