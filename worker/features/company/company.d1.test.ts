import { describe, expect, it } from 'vitest'
import { Client } from '#testing/api.ts'
import { createCompany, signedInClient } from '#testing/factories.ts'

describe('GET /api/addresses', () => {
  it('returns the addresses of both apps at each address', async () => {
    for (const [client, path] of [
      [new Client(), '/api/addresses'],
      [new Client('admin'), '/api/admin/addresses'],
    ] as const)
      expect((await client.get(path)).body).toEqual({
        memberUrl: expect.stringMatching(/^https?:/),
        adminUrl: 'http://admin.test',
      })
  })
})

describe('GET /api/company', () => {
  it('returns the user’s company in one round trip', async () => {
    const client = await signedInClient({ status: 'pending' })
    const answer = await client.get('/api/company')
    expect(answer.trips).toBe(answer.trips && 1)
    expect(answer.body).toMatchObject({
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
