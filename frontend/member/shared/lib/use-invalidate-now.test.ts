import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKeys } from './query-keys.ts'
import { forgetNowAfterChanges } from './use-forget-now.ts'

function change(client: QueryClient, run: () => Promise<void>): Promise<unknown> {
  return new MutationObserver(client, { mutationFn: run }).mutate().catch(() => undefined)
}

it('forgets what needs the member after a change, since it may be something else by then', async () => {
  const client = new QueryClient()
  forgetNowAfterChanges(client)
  client.setQueryData(queryKeys.now, 'before')
  await change(client, () => Promise.reject(new Error('refused')))
  expect(client.getQueryData(queryKeys.now)).toBe('before')
  await change(client, () => Promise.resolve())
  expect(client.getQueryData(queryKeys.now)).toBeUndefined()
})

it('keeps it where it is shown, and asks for it again', async () => {
  const client = new QueryClient()
  forgetNowAfterChanges(client)
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
