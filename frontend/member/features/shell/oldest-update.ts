import { hashKey, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { queryKeys } from '#member/shared/lib/query-keys.ts'

/** When the oldest of this data was loaded, in epoch milliseconds; 0 without data. */
function oldestOf(queries: readonly Query[]): number {
  const times = queries.map(({ state }) => state.dataUpdatedAt).filter((updatedAt) => updatedAt > 0)
  return times.length > 0 ? Math.min(...times) : 0
}

/** Excludes what the frame of every screen refetches regularly. */
const onScreen = (client: QueryClient) =>
  client.getQueryCache().findAll({
    queryKey: queryKeys.member,
    type: 'active',
    predicate: ({ queryHash }) => queryHash !== UNREAD,
  })
const UNREAD = hashKey(queryKeys.notifications.unread)

function useCacheMoment(read: (client: QueryClient) => number): number {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(client),
    () => 0,
  )
}

/** When the oldest of the member's data on screen was loaded. */
export const useOldestUpdate = () => useCacheMoment((client) => oldestOf(onScreen(client)))

/** The same for data that could not be refreshed. */
export const useOldestFailed = () =>
  useCacheMoment((client) =>
    oldestOf(
      // If a further page of a list failed, the earlier pages are unaffected.
      onScreen(client).filter(
        ({ state: { status, fetchStatus, fetchMeta } }) =>
          status === 'error' && fetchStatus === 'idle' && !fetchMeta?.fetchMore,
      ),
    ),
  )
