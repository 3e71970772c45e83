import type { SleepKind } from '#contract/sleep.ts'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { queryKeys } from '../query-keys.ts'
import { historyQuery } from '../records/history-query.ts'
import { type ListFilter, UNFILTERED } from '../records/list-filter.ts'

/** The sleep entries that match the filter, in pages, newest first. */
export const sleepHistoryQuery = (filter: ListFilter<SleepKind>) =>
  historyQuery({
    key: queryKeys.sleep.list(filter),
    filter,
    fetchPage: (page, options) => {
      const query = { ...page, ...(filter.choice && { kind: filter.choice }) }
      return sleepApi.index.$get({ query }, options)
    },
  })

/** The member's sleep entries in pages, newest first. */
export const sleepQuery = sleepHistoryQuery(UNFILTERED)
