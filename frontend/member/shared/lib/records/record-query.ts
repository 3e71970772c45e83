import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { findListed } from './listed-records.ts'

interface RecordQuery<Row> {
  client: QueryClient
  id: string
  /** Key of the record. */
  one: QueryKey
  /** Key of the cached lists of such records. */
  lists: QueryKey
  load: (options: { init: { signal: AbortSignal } }) => Promise<Row>
}

/** One record; from a cached list until it has been loaded, so that its page opens at once and without a network. */
export function recordQuery<Row extends { id: string }>({ client, id, one, lists, load }: RecordQuery<Row>) {
  return queryOptions({
    queryKey: one,
    queryFn: ({ signal }) => load({ init: { signal } }),
    initialData: () => findListed<Row>(client, lists, id)?.rows.find((row) => row.id === id),
    initialDataUpdatedAt: () => findListed<Row>(client, lists, id)?.updatedAt,
  })
}
