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

function fetchSession(status: number, code: string) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'x', code }), { status }))
  const client = createQueryClient()
  client.setQueryData(queryKeys.session, administrator)
  return { client, session: client.fetchQuery({ ...adminSessionQuery, staleTime: 0, retry: false }) }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  [401, 'unauthenticated'],
  [403, 'admin_only'],
])('resolves to null on %i %s', async (status, code) => {
  const { client, session } = fetchSession(status, code)
  expect(await session).toBeNull()
  expect(client.getQueryData(queryKeys.session)).toBeNull()
})

it.each([
  [429, 'too_many_requests'],
  [503, 'temporarily_unavailable'],
  [500, 'unexpected'],
])('keeps the cached session on %i %s', async (status, code) => {
  const { client, session } = fetchSession(status, code)
  await expect(session).rejects.toMatchObject({ status })
  expect(client.getQueryData(queryKeys.session)).toEqual(administrator)
})
