import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, notificationsApi } from '#shared/lib/api/clients.ts'

const FIRST = ''
const UNREAD_REFETCH_MS = 60_000

/** The member's notifications in pages, newest first; refetched whenever they are opened. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications.list,
  queryFn: async ({ pageParam }) => {
    const response = await notificationsApi.index.$get({
      query: pageParam === FIRST ? {} : { cursor: pageParam },
    })
    return { notifications: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
})

/** The number of unread notifications, polled while the page is visible. */
export const unreadQuery = queryOptions({
  queryKey: queryKeys.notifications.unread,
  queryFn: () => answer(notificationsApi.unread.$get()),
  refetchInterval: UNREAD_REFETCH_MS,
})
