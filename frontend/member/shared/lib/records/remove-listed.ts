import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

interface Page {
  entries: { id: string }[]
}

/**
 * Removes a deleted record from the cached lists under the key. Returns the ids of the list that was loaded last and
 * holds the record, in their order and with it.
 */
export function removeListed(client: QueryClient, queryKey: QueryKey, id: string): string[] {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey: key }) => client.getQueryData<InfiniteData<Page>>(key))
    .map((data) => data?.pages.flatMap(({ entries }) => entries.map((entry) => entry.id)) ?? [])
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          entries: page.entries.filter((entry) => entry.id !== id),
        })),
      },
  )
  return lists.find((ids) => ids.includes(id)) ?? []
}
