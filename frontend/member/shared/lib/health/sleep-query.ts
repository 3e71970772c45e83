import { infiniteQueryOptions } from '@tanstack/react-query'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { nextCursor } from '../next-cursor.ts'
import { queryKeys } from '../query-keys.ts'

const FIRST = ''

/** The member's sleep entries by pages, newest first. */
export const sleepQuery = infiniteQueryOptions({
  queryKey: queryKeys.sleep.list,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === FIRST ? {} : { cursor: pageParam }
    const response = await sleepApi.index.$get({ query }, { init: { signal } })
    return { entries: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
})
