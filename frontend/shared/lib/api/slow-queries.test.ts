import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from './refresh.ts'
import { SLOW_MS, watchSlowQueries } from './slow-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<string>(() => {})

function watched() {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const shown: string[][] = []
  const stop = watchSlowQueries(client.getQueryCache(), (slow) =>
    shown.push(slow.map(({ queryKey }) => String(queryKey[0]))),
  )
  const show = (name: string, queryFn: () => Promise<string>) =>
    new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => undefined)
  return { client, shown, stop, show }
}

it('names what is on screen and has had no answer for four seconds', async () => {
  const { client, shown, show, stop } = watched()
  void client.prefetchQuery({ queryKey: ['elsewhere'], queryFn: never })
  show('fast', () => Promise.resolve('data'))
  const hide = show('exams', never)
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual([['exams']])
  hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([['exams'], []])
  stop()
})

it('ends when the answer arrives, even that of a retry', async () => {
  const { client, shown, show, stop } = watched()
  const answers = [never, () => Promise.resolve('data')]
  show('exams', () => (answers.shift() ?? never)())
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(shown).toEqual([['exams']])
  await refresh(client, { queryKey: ['exams'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([['exams'], []])
  expect(client.getQueryData(['exams'])).toBe('data')
  stop()
})
