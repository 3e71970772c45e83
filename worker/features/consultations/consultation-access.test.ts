import { describe, expect, it } from 'vitest'
import { Client } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'
import { cardiology } from '#testing/samples.ts'

it('another member’s consultation answers like a missing one, byte for byte', async () => {
  const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
  const { id } = await createConsultation(maria.userId)
  for (const act of [
    (path: string) => joao.get(path),
    (path: string) => joao.patch(path, { status: 'Cancelled' }),
    (path: string) => joao.patch(path, cardiology()),
    (path: string) => joao.delete(path),
  ]) {
    const theirs = await act(`/api/consultations/${id}`)
    const missing = await act(`/api/consultations/${crypto.randomUUID()}`)
    expect(theirs.status).toBe(404)
    expect(theirs.text).toBe(missing.text)
  }
  expect((await maria.get('/api/consultations')).body[0].status).toBe('Scheduled')
})

describe('before the approval', () => {
  it.each(['pending', 'email_confirmed', 'rejected'] as const)(
    'a %s account gets 403 with its status',
    async (status) => {
      const member = await signedInClient({ status })
      const answers = [
        await member.get('/api/consultations'),
        await member.get('/api/consultations/upcoming'),
        await member.post('/api/consultations', cardiology()),
        await member.patch('/api/consultations/x', { status: 'Cancelled' }),
        await member.delete('/api/consultations/x'),
      ]
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'account_not_approved', status } })
      }
    },
  )

  it('answers 401 without a session', async () => {
    expect((await new Client().get('/api/consultations')).status).toBe(401)
  })
})
