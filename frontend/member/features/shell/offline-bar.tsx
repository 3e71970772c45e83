import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { dayAndTime, isoDay, time } from '#shared/lib/format/format.ts'
import { useOnline } from '#shared/lib/use-online.ts'
import { OfflineNote } from '#shared/ui/feedback/offline-note.tsx'

function shortTime(moment: number): string {
  return isoDay(moment) === isoDay(Date.now()) ? time(moment) : dayAndTime(moment)
}

/** When the oldest data on the screen was fetched, in epoch milliseconds; 0 if there is none. */
function oldestUpdate(client: QueryClient): number {
  const times = client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.member, type: 'active' })
    .map((query) => query.state.dataUpdatedAt)
    .filter((updatedAt) => updatedAt > 0)
  return times.length > 0 ? Math.min(...times) : 0
}

/** Shown on every screen while offline, with the age of its data, so that screens need no notice of their own. */
export function OfflineBar() {
  const online = useOnline()
  const client = useQueryClient()
  const subscribeToCache = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  const oldest = useSyncExternalStore(
    subscribeToCache,
    () => oldestUpdate(client),
    () => 0,
  )
  if (online) return null
  return <OfflineNote time={oldest > 0 ? shortTime(oldest) : undefined} />
}
