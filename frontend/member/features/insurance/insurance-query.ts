import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { insuranceApi } from '#shared/lib/api/clients.ts'

const FIRST = ''

/** The member's policies in pages, newest first. */
export const policiesQuery = infiniteQueryOptions({
  queryKey: queryKeys.insurance,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === FIRST ? {} : { cursor: pageParam }
    const response = await insuranceApi.index.$get({ query }, { init: { signal } })
    return { policies: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
  select: ({ pages }) => pages.flatMap(({ policies }) => policies),
})

/** The policies of the pages loaded so far. */
export function listedPolicies(client: QueryClient) {
  return client.getQueryData(policiesQuery.queryKey)?.pages.flatMap(({ policies }) => policies) ?? []
}
