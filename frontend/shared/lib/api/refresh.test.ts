import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refresh } from './refresh.ts'

it('does not take the answer of a question asked before the change for the new one', async () => {
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
