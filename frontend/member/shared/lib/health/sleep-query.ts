import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { SleepKind } from '#contract/sleep.ts'
import { sleepApi } from '#shared/lib/api/clients.ts'
import { nextCursor } from '../next-cursor.ts'
import { queryKeys } from '../query-keys.ts'
import { firstRecord } from '../records/years.ts'

const FIRST = ''

export interface SleepFilter {
  search: string
  year: number | undefined
  kind: SleepKind | undefined
}

/** The pages of the entries that match the filter, newest first. */
function pagesOf({ search, year, kind }: SleepFilter) {
  return {
    queryKey: queryKeys.sleep.list({ search, year, kind }),
    queryFn: async ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(kind && { kind }),
        ...(pageParam !== FIRST && { cursor: pageParam }),
      }
      const response = await sleepApi.index.$get({ query }, { init: { signal } })
      const { headers } = response
      return { entries: await response.json(), next: nextCursor(headers), first: firstRecord(headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page: { next: string | undefined }) => page.next,
  }
}

/** The member's sleep entries by pages, newest first. */
export const sleepQuery = infiniteQueryOptions({
  ...pagesOf({ search: '', year: undefined, kind: undefined }),
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
})

/** The entries that match the filter, and when the oldest of all ended. */
export const sleepHistoryQuery = (filter: SleepFilter) =>
  infiniteQueryOptions({
    ...pagesOf(filter),
    select: ({ pages }) => ({ entries: pages.flatMap(({ entries }) => entries), first: pages[0]?.first }),
    placeholderData: keepPreviousData,
  })
