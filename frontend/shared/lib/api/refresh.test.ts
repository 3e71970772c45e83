import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refresh } from './refresh.ts'

it('does not use an answer that was requested before the change', async () => {
  const client = new QueryClient()
  const answers: ((list: string[]) => void)[] = []
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn })
  const leave = observer.subscribe(() => undefined)
  const refreshed = refresh(client, { queryKey: ['list'] })
  answers[0]?.([])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['new'])
  await refreshed
  expect(client.getQueryData(['list'])).toEqual(['new'])
  leave()
})
