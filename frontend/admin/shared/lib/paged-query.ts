import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

/**
 * A list with keyset pagination.
 * @param load gets the part of the API's query that names the page; it is empty for the first one
 */
export function pagedQuery<Page extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  load: (page: { cursor?: string }, options: { init: { signal: AbortSignal } }) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam ? { cursor: pageParam } : {}, { init: { signal } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}
