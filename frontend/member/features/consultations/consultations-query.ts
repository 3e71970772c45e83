import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { consultationsApi } from '#shared/lib/api/clients.ts'

const FIRST = ''

/** The member's consultations page by page, the latest date first. */
export const consultationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.consultations.list,
  queryFn: async ({ pageParam }) => {
    const response = await consultationsApi.index.$get({
      query: pageParam === FIRST ? {} : { cursor: pageParam },
    })
    return { consultations: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
})
