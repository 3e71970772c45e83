import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { createQueryClient, FRESH_MS, sharedKeys } from './query-client.ts'

async function tries(error: Error): Promise<number> {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.reject(error))
  await client
    .fetchQuery({
      queryKey: ['x'],
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? 0,
      retryDelay: 0,
    })
    .catch(() => undefined)
  return queryFn.mock.calls.length
}

it('retries only errors that may be temporary', async () => {
  expect(await tries(new ApiError({ status: 404, message: '' }))).toBe(1)
  expect(await tries(new ApiError({ status: 503, message: '' }))).toBe(2)
  expect(await tries(new NetworkError())).toBe(2)
})

it('never retries a mutation, keeps data fresh for five minutes, and does not refetch on focus', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(mutations?.retry).toBe(false)
  expect(queries?.staleTime).toBe(FRESH_MS)
  expect(FRESH_MS).toBe(300_000)
  expect(queries?.refetchOnWindowFocus).toBe(false)
})

it('ends the session on any answer that says so', async () => {
  const client = createQueryClient()
  client.setQueryData(sharedKeys.session, { id: 'm' })
  const ended = () =>
    Promise.reject(new ApiError({ status: 401, message: '', body: { code: 'unauthenticated' } }))
  await client.fetchQuery({ queryKey: ['x'], queryFn: ended }).catch(() => undefined)
  expect(client.getQueryData(sharedKeys.session)).toBeNull()
})

it('does not end the session for a wrong password', async () => {
  const client = createQueryClient()
  client.setQueryData(sharedKeys.session, { id: 'm' })
  const wrong = () =>
    Promise.reject(new ApiError({ status: 401, message: '', body: { code: 'invalid_credentials' } }))
  await client.fetchQuery({ queryKey: ['x'], queryFn: wrong }).catch(() => undefined)
  expect(client.getQueryData(sharedKeys.session)).toEqual({ id: 'm' })
})
