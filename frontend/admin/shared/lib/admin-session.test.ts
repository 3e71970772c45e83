import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { adminSessionQuery } from './admin-session.ts'
import { queryKeys } from './query-keys.ts'

const administrator = {
  id: 'a1',
  fullName: 'Ana Diretora',
  email: 'ana@exemplo.com.br',
  access: 'full' as const,
}

function answering(status: number, code: string) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'x', code }), { status }))
  const client = createQueryClient()
  client.setQueryData(queryKeys.session, administrator)
  return { client, asked: client.fetchQuery({ ...adminSessionQuery, staleTime: 0, retry: false }) }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [401, 'unauthenticated'],
  [403, 'admin_only'],
])('is nobody’s where the answer is %i %s', async (status, code) => {
  const { client, asked } = answering(status, code)
  expect(await asked).toBeNull()
  expect(client.getQueryData(queryKeys.session)).toBeNull()
})

it.each([
  [429, 'too_many_requests'],
  [503, 'temporarily_unavailable'],
  [500, 'unexpected'],
])('stays what it was where the answer is %i %s', async (status, code) => {
  const { client, asked } = answering(status, code)
  await expect(asked).rejects.toMatchObject({ status })
  expect(client.getQueryData(queryKeys.session)).toEqual(administrator)
})
