import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { answer, notificationsApi } from '#shared/lib/api/clients.ts'

const FIRST = ''
const ASK_AGAIN_MS = 60_000

/** What happened, page by page, the newest first. What is opened to be read is read anew. */
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

/** What the bell counts; others decide things meanwhile, so it asks by itself while the page is looked at. */
export const unreadQuery = queryOptions({
  queryKey: queryKeys.notifications.unread,
  queryFn: () => answer(notificationsApi.unread.$get()),
  refetchInterval: ASK_AGAIN_MS,
})
