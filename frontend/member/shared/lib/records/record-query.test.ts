import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { recordInRowQuery, recordQuery } from './record-query.ts'

afterEach(() => onlineManager.setOnline(true))

const listed = { id: 'a', name: 'from the list' }

function queryIn(client: QueryClient, load = vi.fn(() => Promise.resolve({ id: 'a', name: 'loaded' }))) {
  return { load, query: recordQuery({ client, id: 'a', one: ['one', 'a'], lists: ['list'], load }) }
}

it('shows the row of any cached list without a network', () => {
  onlineManager.setOnline(false)
  const client = new QueryClient()
  client.setQueryData(['list', 'filtered'], { pages: [{ entries: [listed] }], pageParams: [''] })
  const { load, query } = queryIn(client)
  expect(new QueryObserver(client, query).getCurrentResult()).toMatchObject({ data: listed, isError: false })
  expect(load).not.toHaveBeenCalled()
})

it('shows the record that a row holds without a network', () => {
  onlineManager.setOnline(false)
  const client = new QueryClient()
  client.setQueryData(['list'], [{ id: 'a', figures: 2, record: listed }])
  const { query } = queryIn(client)
  const inRow = recordInRowQuery({
    client,
    id: 'a',
    one: query.queryKey,
    lists: ['list'],
    load: () => Promise.resolve(listed),
    recordOf: ({ record }: { id: string; record: typeof listed }) => record,
  })
  expect(new QueryObserver(client, inRow).getCurrentResult()).toMatchObject({ data: listed, isError: false })
})

it('loads the record where the list is old, and where no list holds it', async () => {
  const client = new QueryClient()
  client.setQueryData(['list'], [listed], { updatedAt: 1 })
  const { query } = queryIn(client)
  expect(await client.fetchQuery({ ...query, staleTime: 1000 })).toEqual({ id: 'a', name: 'loaded' })
  const empty = new QueryClient()
  expect(await empty.fetchQuery(queryIn(empty).query)).toEqual({ id: 'a', name: 'loaded' })
})
