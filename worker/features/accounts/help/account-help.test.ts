import { describe, expect, it } from 'vitest'
import { actionsOn, askForEmail, confirmed, newAddress, pathOf } from '#testing/account-help.ts'
import { Client, refusal } from '#testing/api.ts'
import { administratorClient, createUser, login } from '#testing/factories.ts'
import { mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'
import { readAudit, readUser } from '#testing/registrations.ts'

const helps: Record<string, (admin: Client, id: string) => ReturnType<Client['post']>> = {
  'a password link': (admin, id) => admin.post(`${pathOf(id)}/password-link`),
  'a corrected name': (admin, id) => admin.patch(`${pathOf(id)}/name`, { fullName: 'Rodrigo Souza' }),
  'another e-mail': (admin, id) => askForEmail(admin, id, newAddress()),
}

describe.each(Object.entries(helps))('%s', (_name, help) => {
  it('works for a member and for a person who is waiting for approval', async () => {
    const admin = await administratorClient()
    for (const status of ['approved', 'email_confirmed', 'rejected'] as const)
      expect((await help(admin, (await createUser({ status, ...confirmed })).id)).status).toBe(200)
  })

  it.each([
    ['an unconfirmed registration', { status: 'pending' as const }],
    ['a blocked member', { blockedAt: new Date() }],
  ])('is refused for %s, and writes nothing', async (_who, overrides) => {
    const admin = await administratorClient()
    const { id, email, fullName } = await createUser(overrides)
    expect(await help(admin, id)).toMatchObject(refusal(409, 'member_changed'))
    await admin.settled()
    expect(mailsTo(email)).toEqual([])
    expect(await actionsOn(id)).toEqual([])
    expect(await readUser(id)).toMatchObject({ fullName, newEmail: null })
  })

  it('is refused for one’s own account', async () => {
    const admin = await administratorClient()
    expect(await help(admin, admin.userId)).toMatchObject(refusal(409, 'own_account'))
  })
})

describe('POST /api/admin/members/:id/password-link', () => {
  it('sends the link only to the person, and leaves an audit row', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const answer = await admin.post(`${pathOf(id)}/password-link`)
    const token = tokenIn(await newestMailTo(admin, email))
    expect(answer.body).toEqual({ id, sentAt: expect.any(String) })
    expect(await readAudit(id)).toMatchObject([
      { action: 'member.password_link_sent', actorId: admin.userId },
    ])
    const password = 'capivara no lago 7'
    expect((await new Client().post('/api/password-reset/confirm', { token, password })).status).toBe(200)
    expect((await login(new Client(), email, password)).status).toBe(200)
  })

  it('counts with the person’s own requests', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser(confirmed)
    const person = new Client()
    expect((await person.post('/api/password-reset', { email })).status).toBe(200)
    await person.settled()
    for (let sent = 0; sent < 2; sent++)
      expect((await admin.post(`${pathOf(id)}/password-link`)).status).toBe(200)
    expect(await admin.post(`${pathOf(id)}/password-link`)).toMatchObject(refusal(429, 'too_many_requests'))
    await admin.settled()
    expect(mailsTo(email)).toHaveLength(3)
    expect(await actionsOn(id)).toHaveLength(2)
  })
})
