import { expect, it } from 'vitest'
import { signedInClient } from '#testing/factories.ts'

it.each(['pending', 'email_confirmed', 'rejected'] as const)(
  'a %s account gets 403 with its status',
  async (status) => {
    const answer = await (await signedInClient({ status })).get('/api/consultations')
    expect(answer).toMatchObject({ status: 403, body: { code: 'account_not_approved', status } })
  },
)
