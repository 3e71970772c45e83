import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { recordInRowQuery, recordQuery } from './record-query.ts'

afterEach(() => onlineManager.setOnline(true))

const listed = { id: 'a', name: 'from the list' }

function queryIn(client: QueryClient, load = vi.fn(() => Promise.resolve({ id: 'a', name: 'loaded' }))) {
  return { load, query: recordQuery({ client, id: 'a', one: ['one', 'a'], lists: ['list'], load }) }
}

it('shows the row of any cached list offline', () => {
  onlineManager.setOnline(false)
  const client = new QueryClient()
  client.setQueryData(['list', 'filtered'], { pages: [{ entries: [listed] }], pageParams: [''] })
  const { load, query } = queryIn(client)
  expect(new QueryObserver(client, query).getCurrentResult()).toMatchObject({ data: listed, isError: false })
  expect(load).not.toHaveBeenCalled()
})

it('shows a record contained in a row offline', () => {
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

it('loads the record once if a change made the list stale that has just been loaded', async () => {
  const client = new QueryClient()
  const answerList = () => client.setQueryData(['list'], [listed], { updatedAt: Date.now() - 1 })
  answerList()
  const { load, query } = queryIn(client)
  await client.prefetchQuery(query)
  expect(load).not.toHaveBeenCalled()
  client.removeQueries({ queryKey: query.queryKey })
  await client.invalidateQueries({ queryKey: ['list'] })
  const loaded = client.prefetchQuery(query)
  // The list is answered before the screen appears.
  answerList()
  await loaded
  await client.invalidateQueries({ queryKey: ['list'] })
  onTestFinished(new QueryObserver(client, query).subscribe(vi.fn()))
  expect(load).toHaveBeenCalledOnce()
})

it('loads the record if the list is old, or if no list contains it', async () => {
  const client = new QueryClient()
  client.setQueryData(['list'], [listed], { updatedAt: 1 })
  const { query } = queryIn(client)
  expect(await client.fetchQuery(query)).toEqual({ id: 'a', name: 'loaded' })
  const empty = new QueryClient()
  expect(await empty.fetchQuery(queryIn(empty).query)).toEqual({ id: 'a', name: 'loaded' })
})
