import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKeys } from './query-keys.ts'
import { invalidateNowAfterChanges } from './use-invalidate-now.ts'

function change(client: QueryClient, run: () => Promise<void>): Promise<unknown> {
  return new MutationObserver(client, { mutationFn: run }).mutate().catch(() => undefined)
}

it('marks what needs the member as stale after a change, since it may be something else by then', async () => {
  const client = new QueryClient()
  invalidateNowAfterChanges(client)
  client.setQueryData(queryKeys.now, 'before')
  await change(client, () => Promise.reject(new Error('refused')))
  expect(client.getQueryState(queryKeys.now)).toMatchObject({ data: 'before', isInvalidated: false })
  await change(client, () => Promise.resolve())
  expect(client.getQueryState(queryKeys.now)).toMatchObject({ data: 'before', isInvalidated: true })
})

it('keeps it while it is shown, and refetches it', async () => {
  const client = new QueryClient()
  invalidateNowAfterChanges(client)
  const answers = ['before', 'after']
  const queryFn = () => Promise.resolve(answers.shift())
  await client.fetchQuery({ queryKey: queryKeys.now, queryFn })
  const shown: unknown[] = []
  const observer = new QueryObserver(client, {
    queryKey: queryKeys.now,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fetched = new Promise<void>((resolve) => {
    observer.subscribe(({ data }) => {
      shown.push(data)
      if (data === 'after') resolve()
    })
  })
  await change(client, () => Promise.resolve())
  await fetched
  expect(new Set(shown)).toEqual(new Set(['before', 'after']))
})
