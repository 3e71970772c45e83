import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LongPeriodKind } from '#contract/periods.ts'
import { nextCursor } from '#member/shared/lib/next-cursor.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { anamnesisApi, answer } from '#shared/lib/api/clients.ts'

/** The current questionnaire, or `null`. */
export const currentAnamnesisQuery = queryOptions({
  queryKey: queryKeys.anamnesis.current,
  queryFn: () => answer(anamnesisApi.index.$get()),
})

const FIRST = ''

/** All questionnaires in pages, newest first. */
export const anamnesisHistoryQuery = infiniteQueryOptions({
  queryKey: queryKeys.anamnesis.history,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam === FIRST ? {} : { cursor: pageParam }
    const response = await anamnesisApi.history.$get({ query }, { init: { signal } })
    return { records: await response.json(), next: nextCursor(response.headers) }
  },
  initialPageParam: FIRST,
  getNextPageParam: (page) => page.next,
  select: ({ pages }) => pages.flatMap(({ records }) => records),
})

/**
 * The weights in the month or year that contains the day (`YYYY-MM-DD`). The previous period is shown until they
 * arrive, so its kind is part of the result.
 */
export const weightsQuery = (kind: LongPeriodKind, day: string) =>
  queryOptions({
    queryKey: queryKeys.anamnesis.weights(kind, day),
    queryFn: async ({ signal }) => {
      const query = { period: kind, day }
      return { kind, period: await answer(anamnesisApi.weights.$get({ query }, { init: { signal } })) }
    },
    placeholderData: keepPreviousData,
  })

/** Starts the requests while the screen's chunk is loading. */
export function prefetchAnamnesis(client: QueryClient): void {
  void client.prefetchQuery(currentAnamnesisQuery)
  void client.prefetchInfiniteQuery(anamnesisHistoryQuery)
}
