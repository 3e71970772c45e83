import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { FRESH_MS } from '#shared/lib/api/query-client.ts'
import { findListed } from './listed-records.ts'

interface RecordQuery<Row, Item> {
  client: QueryClient
  id: string
  /** Key of the record. */
  one: QueryKey
  /** Key of the cached lists of such records. */
  lists: QueryKey
  load: (options: { init: { signal: AbortSignal } }) => Promise<Item>
  /** The record that a row of the list holds. */
  recordOf: (row: Row) => Item
}

/** One record. Served from a cached list until it has loaded, so that its page opens at once and offline. */
export function recordQuery<Row extends { id: string }>(query: Omit<RecordQuery<Row, Row>, 'recordOf'>) {
  return recordInRowQuery({ ...query, recordOf: (row: Row) => row })
}

/** Does the same for lists whose rows contain the record and more. */
export function recordInRowQuery<Row extends { id: string }, Item>({
  client,
  id,
  one,
  lists,
  load,
  recordOf,
}: RecordQuery<Row, Item>) {
  return queryOptions({
    queryKey: one,
    queryFn: ({ signal }) => load({ init: { signal } }),
    initialData: () => {
      const row = findListed<Row>(client, lists, id)?.rows.find((listed) => listed.id === id)
      return row && recordOf(row)
    },
    initialDataUpdatedAt: () => findListed<Row>(client, lists, id)?.updatedAt,
    staleTime({ state }) {
      const list = findListed<Row>(client, lists, id)
      // A row may be older than a change whose answer the list awaits.
      return list?.isInvalidated && state.dataUpdatedAt <= list.updatedAt ? 0 : FRESH_MS
    },
  })
}
