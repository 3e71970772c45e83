import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '../../../worker/contract/accounts.ts'
import { createQueryClient, keys } from './query.ts'
import { beginSession, sessionQuery } from './session.ts'

const user: User = {
  id: 'm1',
  fullName: 'Ivo Prado',
  email: 'ivo@exemplo.com.br',
  role: 'member',
  status: 'pending',
  companyId: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  emailConfirmedAt: null,
  decidedAt: null,
  rejection: null,
  confirmationSentAt: null,
  newEmail: null,
}

afterEach(() => vi.unstubAllGlobals())

it('is not ended by a look-up that was asked for before the sign-in and answered after it', async () => {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const client = createQueryClient()
  const lookUp = client.fetchQuery(sessionQuery).catch(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1))

  beginSession(client, user)
  answers[0]?.(new Response(JSON.stringify({ message: 'Entre.', code: 'unauthenticated' }), { status: 401 }))
  await lookUp
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(client.getQueryData(keys.session)).toEqual(user)
})
