import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { consultationsApi } from '#shared/lib/api/clients.ts'
import { keys } from '#shared/lib/api/query-client.ts'

const FIRST = ''

/** The member's consultations page by page, the latest date first. */
export const consultationsQuery = infiniteQueryOptions({
  queryKey: keys.consultations.list,
  queryFn: async ({ pageParam }) => {
    const response = await consultationsApi.index.$get({
      query: pageParam === FIRST ? {} : { cursor: pageParam },
    })
    return { consultations: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
})
