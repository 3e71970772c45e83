import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query'
import { nextCursor } from '../next-cursor.ts'
import type { ListFilter } from './list-filter.ts'
import { firstRecord } from './years.ts'

const FIRST = ''

export interface HistoryPage<Row> {
  entries: Row[]
  next: string | undefined
  /** Day or instant of the oldest record overall; sent with the first page. */
  first: string | undefined
}

interface PageQuery {
  search?: string
  year?: string
  cursor?: string
}

interface HistoryQuery<Row> {
  key: QueryKey
  filter: ListFilter
  /** Adds the filter's choice to the query. */
  fetchPage: (
    query: PageQuery,
    options: { init: { signal: AbortSignal } },
  ) => Promise<{ headers: Headers; json: () => Promise<Row[]> }>
}

/** The records that match the filter, in pages, newest first. */
export function historyQuery<Row>({ key, filter: { search, year }, fetchPage }: HistoryQuery<Row>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage<Row>> => {
      const query = {
        ...(search && { search }),
        ...(year && { year: `${year}` }),
        ...(pageParam !== FIRST && { cursor: pageParam }),
      }
      const response = await fetchPage(query, { init: { signal } })
      const { headers } = response
      return { entries: await response.json(), next: nextCursor(headers), first: firstRecord(headers) }
    },
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ entries: pages.flatMap(({ entries }) => entries), first: pages[0]?.first }),
    placeholderData: keepPreviousData,
  })
}
