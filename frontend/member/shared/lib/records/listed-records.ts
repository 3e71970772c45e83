import type { QueryClient, QueryKey } from '@tanstack/react-query'

interface Listed {
  id: string
}
/** A loaded page, one of whose properties holds the records. */
type Page<Row> = Record<string, Row[] | string | undefined>
/** A loaded list: all records at once, or in pages. */
type LoadedList<Row> = Row[] | { pages: Page<Row>[] }

function isRows<Row>(value: Page<Row>[string]): value is Row[] {
  return Array.isArray(value)
}

function rowsOf<Row>(list: LoadedList<Row>): Row[] {
  if (Array.isArray(list)) return list
  return list.pages.flatMap((page) => Object.values(page).filter(isRows).flat())
}

function withoutRow<Row extends Listed>(list: LoadedList<Row>, id: string): LoadedList<Row> {
  const without = (rows: Row[]) => rows.filter((row) => row.id !== id)
  if (Array.isArray(list)) return without(list)
  const pages = list.pages.map((page) =>
    Object.fromEntries(
      Object.entries(page).map(([name, value]) => [name, isRows(value) ? without(value) : value]),
    ),
  )
  return { ...list, pages }
}

/** The records of all cached lists under the key. */
export function listedRecords<Row>(client: QueryClient, lists: QueryKey): Row[] {
  return client
    .getQueriesData<LoadedList<Row>>({ queryKey: lists })
    .flatMap(([, list]) => (list ? rowsOf(list) : []))
}

/** The most recently loaded list that contains the record, when it was loaded, and whether a change made it stale. */
export function findListed<Row extends Listed>(client: QueryClient, lists: QueryKey, id: string) {
  return client
    .getQueryCache()
    .findAll({ queryKey: lists })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey, state }) => {
      const list = client.getQueryData<LoadedList<Row>>(queryKey)
      const { dataUpdatedAt: updatedAt, isInvalidated } = state
      return { rows: list ? rowsOf(list) : [], updatedAt, isInvalidated }
    })
    .find(({ rows }) => rows.some((row) => row.id === id))
}

/**
 * Removes a deleted record from the cached lists under the key. Returns the ids of the most recently loaded list that
 * contains the record, in order and including it.
 */
export function removeListed(client: QueryClient, lists: QueryKey, id: string): string[] {
  const ids = findListed(client, lists, id)?.rows.map((row) => row.id) ?? []
  client.setQueriesData<LoadedList<Listed>>({ queryKey: lists }, (list) => list && withoutRow(list, id))
  return ids
}
