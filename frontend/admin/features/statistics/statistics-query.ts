import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#admin/shared/lib/query-keys.ts'
import type {
  Distribution,
  Statistics,
  StatisticsMonths,
  StatisticsRange,
  StatisticsRows,
} from '#contract/statistics.ts'
import { answer, statisticsApi } from '#shared/lib/api/clients.ts'
import type { RowsSearch } from './statistics-search.ts'

export function statisticsQuery(range: StatisticsRange) {
  return queryOptions({
    queryKey: queryKeys.statistics.numbers(range.from, range.to),
    queryFn: ({ signal }): Promise<Statistics> =>
      answer(statisticsApi.index.$get({ query: range }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

export function rowsQuery(search: RowsSearch) {
  return infiniteQueryOptions({
    queryKey: queryKeys.statistics.rows(search),
    queryFn: ({ pageParam, signal }): Promise<StatisticsRows> =>
      answer(
        statisticsApi.rows.$get(
          { query: { ...search, ...(pageParam && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function monthsQuery(distribution: Distribution) {
  return infiniteQueryOptions({
    queryKey: queryKeys.statistics.months(distribution),
    queryFn: ({ pageParam, signal }): Promise<StatisticsMonths> =>
      answer(
        statisticsApi.months.$get(
          { query: { distribution, ...(pageParam && { cursor: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}
