import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '#admin/shared/lib/paged-query.ts'
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

export const rowsQuery = (search: RowsSearch) =>
  pagedQuery<StatisticsRows>(queryKeys.statistics.rows(search), (page, options) =>
    answer(statisticsApi.rows.$get({ query: { ...search, ...page } }, options)),
  )

export const monthsQuery = (distribution: Distribution) =>
  pagedQuery<StatisticsMonths>(queryKeys.statistics.months(distribution), (page, options) =>
    answer(statisticsApi.months.$get({ query: { distribution, ...page } }, options)),
  )
