import { describe, expect, it } from 'vitest'
import { Client } from '#testing/api.ts'
import { createCompany, createUser, signedInClient } from '#testing/factories.ts'

it('GET /api/addresses returns the addresses of both apps at each address', async () => {
  for (const [client, path] of [
    [new Client(), '/api/addresses'],
    [new Client('admin'), '/api/admin/addresses'],
  ] as const)
    expect((await client.get(path)).body).toEqual({
      memberUrl: expect.stringMatching(/^https?:/),
      adminUrl: 'http://admin.test',
    })
})

describe('GET /api/company', () => {
  it('returns the user’s company', async () => {
    const client = await signedInClient({ status: 'pending' })
    expect((await client.get('/api/company')).body).toMatchObject({
      id: 1,
      name: 'Viver Bem',
      primaryColor: '#0b6e69',
      phone: '0800 123 4567',
      website: 'www.viverbem.example',
      chatUrl: null,
      timeZone: 'America/Sao_Paulo',
      adminUrl: 'http://admin.test',
    })
    expect((await new Client().get('/api/company')).status).toBe(401)
  })

  it('tells people whose registration is waiting how long a decision usually takes, from twenty decisions on', async () => {
    const { id: companyId } = await createCompany({ name: 'Saúde Clara' })
    const decidedAt = new Date()
    const decide = (hours: number, at = decidedAt) =>
      createUser({
        companyId,
        status: 'approved',
        decidedAt: at,
        queuedAt: new Date(at.getTime() - hours * 3_600_000),
      })
    const longAgo = new Date(decidedAt.getTime() - 91 * 86_400_000)
    for (let n = 0; n < 19; n++) await decide(30)
    await decide(30, longAgo)
    const waiting = await signedInClient({ companyId, status: 'email_confirmed' })
    expect((await waiting.get('/api/company')).body).not.toHaveProperty('usualWaitMinutes')
    await decide(300)
    const answer = await waiting.get('/api/company')
    expect(answer.trips).toBe(answer.trips && 1)
    const { usualWaitMinutes } = answer.body
    expect(usualWaitMinutes).toBeGreaterThanOrEqual(30 * 60)
    expect(usualWaitMinutes).toBeLessThanOrEqual(33 * 60)
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      const other = await signedInClient({ companyId, status })
      expect((await other.get('/api/company')).body).not.toHaveProperty('usualWaitMinutes')
    }
  })

  it.each([
    ['no external chat', null, undefined, true],
    ['the chat that the deployment frames', 'https://chat.example/a?b=1', 'https://chat.example', true],
    ['another chat', 'https://chat.example/a', 'https://other.example', false],
    ['a chat where the deployment frames none', 'https://chat.example/a', undefined, false],
  ])('says whether the chat may be shown: %s', async (_case, chatUrl, CHAT_ORIGIN, chatAllowed) => {
    const { id: companyId } = await createCompany({ chatUrl })
    const client = await signedInClient({ companyId })
    const env = CHAT_ORIGIN ? { CHAT_ORIGIN } : {}
    expect((await client.get('/api/company', { env })).body).toMatchObject({ chatUrl, chatAllowed })
  })
})
