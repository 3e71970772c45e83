import { describe, expect, it } from 'vitest'
import { tokens } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { actionsOn, newAddress } from '#testing/account-help.ts'
import { Client, invalid, readRows, refusal } from '#testing/api.ts'
import { createMail, createUser, knownBrowser, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { mailsTo, newestMailTo, subjectsTo, tokenIn } from '#testing/mail.ts'
import { readAudit, readUser } from '#testing/registrations.ts'

/** A signed-in approved member who requests names. */
async function renaming(overrides: Parameters<typeof signedInClient>[0] = {}) {
  const member = await signedInClient({ fullName: 'Maria Silva', ...overrides })
  const ask = async (fullName: string) => (await member.patch('/api/user', { fullName })).body
  return { member, ask, actions: () => actionsOn(member.userId) }
}

describe('PATCH /api/user', () => {
  it('changes capitals, accents and spaces at once, and nothing else', async () => {
    const member = await signedInClient({ fullName: 'MARIA CLARÁ' })
    const before = (await member.get('/api/user')).body
    const answer = await member.patch('/api/user', {
      fullName: ' Maria  Clara ',
      role: 'admin',
      email: 'x@y.co',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { ...before, version: before.version + 1, fullName: 'Maria Clara' },
    })
    const short = await member.patch('/api/user', { fullName: 'M' })
    expect(short.body.fields).toEqual({ fullName: 'Nome completo deve ter pelo menos 3 caracteres' })
  })

  it('lets another name wait for the administration, while the card keeps the old one', async () => {
    const { member, ask, actions } = await renaming()
    expect(await ask('Maria Souza')).toMatchObject({ fullName: 'Maria Silva', newName: 'Maria Souza' })
    expect((await member.get('/api/user')).body).toMatchObject({
      fullName: 'Maria Silva',
      newName: 'Maria Souza',
    })
    expect((await member.get('/api/membership-card')).body).toMatchObject({ fullName: 'Maria Silva' })
    expect(await actions()).toEqual(['account.name_change_requested'])
    expect(JSON.stringify(await readAudit(member.userId))).not.toContain('Souza')
  })

  it('replaces the waiting name, and withdraws it for the old one or one like it', async () => {
    const { ask, actions } = await renaming()
    await ask('Maria Souza')
    expect(await ask('Maria Rocha')).toMatchObject({ fullName: 'Maria Silva', newName: 'Maria Rocha' })
    expect(await ask('Maria Silva')).toMatchObject({ fullName: 'Maria Silva', newName: null })
    await ask('Maria Souza')
    expect(await ask('maria silva')).toMatchObject({ fullName: 'maria silva', newName: null })
    expect((await actions()).sort()).toEqual([
      'account.name_change_requested',
      'account.name_change_requested',
      'account.name_change_requested',
      'account.name_change_withdrawn',
      'account.name_changed',
    ])
  })

  it('changes the name of an administrator at once', async () => {
    const { ask } = await renaming({ role: 'admin', newName: 'Maria Rocha', newNameAt: new Date() })
    expect(await ask('Maria Souza')).toMatchObject({ fullName: 'Maria Souza', newName: null })
  })

  it('lets another name wait that is set with a new password', async () => {
    const member = await signedInClient({ fullName: 'Maria Silva' })
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await member.post('/api/email-change', { email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(member, email))
    const browser = new Client()
    const { passwordProof: proof } = (await browser.post('/api/email-change/confirm', { token })).body
    const path = '/api/email-confirmation/new-password'
    const chosen = { proof, password: 'capivara no lago 7', fullName: 'Maria Souza' }
    expect((await browser.post(path, chosen)).body).toMatchObject({
      fullName: 'Maria Silva',
      newName: 'Maria Souza',
    })
    expect(await readUser(member.userId)).toMatchObject({ fullName: 'Maria Silva', newName: 'Maria Souza' })
    expect(await actionsOn(member.userId)).toContain('account.name_change_requested')
  })
})

it('DELETE /api/name-change withdraws the pending name, and changes nothing if there is none', async () => {
  const { member, ask, actions } = await renaming()
  await ask('Maria Souza')
  for (let time = 0; time < 2; time++)
    expect(await member.delete('/api/name-change')).toMatchObject({
      status: 200,
      body: { fullName: 'Maria Silva', newName: null },
    })
  expect((await actions()).sort()).toEqual(['account.name_change_requested', 'account.name_change_withdrawn'])
})

describe('an e-mail change', () => {
  it('takes effect when the new address confirms it, and notifies the old one', async () => {
    const user = await createUser()
    const client = new Client()
    await client.post('/api/login', { email: user.email, password: PASSWORD })
    const email = newAddress()
    expect((await client.post('/api/email-change', { email, password: PASSWORD })).status).toBe(200)
    expect((await client.get('/api/user')).body).toMatchObject({ email: user.email, newEmail: email })
    const mail = await newestMailTo(client, email)
    const token = tokenIn(mail)
    // Browsers do not send the fragment to the server.
    expect(mail.text).toContain(`http://member.test/confirmar-novo-email#token=${token}`)
    const confirmed = await client.post('/api/email-change/confirm', { token })
    expect(confirmed).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect(confirmed.body.passwordProof).toBeUndefined()
    expect((await client.get('/api/user')).body).toMatchObject({ email, newEmail: null })
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    await client.post('/api/logout')
    await client.settled()
    expect(subjectsTo(user.email)).toContain('O e-mail da sua conta mudou')
  })

  it('answers a used link with "já confirmado" for its 24 hours, and grants nothing by it', async () => {
    const { client, token } = await asked()
    expect((await client.post('/api/email-change/confirm', { token })).status).toBe(200)
    const again = (time: number) => {
      const clock = { now: () => new Date(time) }
      return new Client().post('/api/email-change/confirm', { token }, { clock })
    }
    const day = 24 * 3_600_000
    expect(await again(Date.now() + day - 60_000)).toMatchObject({
      status: 200,
      text: '{"message":"Seu e-mail já está confirmado."}',
    })
    expect((await client.get('/api/user')).status).toBe(200)
    expect(await again(Date.now() + day + 60_000)).toMatchObject(refusal(400, 'confirmation_token_invalid'))
  })

  it('ends every session except the one that requested it and the one that confirms it', async () => {
    const user = await createUser()
    const [asking, other, confirming] = [new Client(), new Client(), new Client()]
    for (const client of [asking, other, confirming]) await login(client, user.email)
    const stranger = await signedInClient()
    const email = newAddress()
    await asking.post('/api/email-change', { email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(asking, email))
    expect((await confirming.post(`/api/email-change/confirm?token=${token}`)).status).toBe(200)
    expect((await asking.get('/api/user')).body.email).toBe(email)
    expect((await confirming.get('/api/user')).body.email).toBe(email)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await stranger.get('/api/user')).status).toBe(200)
  })

  it('ends no session and drops no token for an invalid link', async () => {
    const client = await signedInClient()
    const { email } = (await client.get('/api/user')).body
    await new Client().post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(client, email))
    for (const wrong of ['A'.repeat(43), token])
      expect((await client.post(`/api/email-change/confirm?token=${wrong}`)).status).toBe(400)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await client.post('/api/password-reset/confirm', { token, password: 'recuperada' })).status).toBe(
      200,
    )
  })

  it('drops every unused token and every link that waits to be sent', async () => {
    const user = await createUser()
    const client = new Client()
    await login(client, user.email)
    await new Client().post('/api/password-reset', { email: user.email })
    const reset = tokenIn(await newestMailTo(client, user.email))
    const email = newAddress()
    await client.post('/api/email-change', { email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, email))
    const waiting = await createMail({
      userId: user.id,
      kind: 'reset_password',
      mailDueAt: new Date(Date.now() + 60_000),
    })
    expect((await client.post('/api/email-change/confirm', { token })).status).toBe(200)
    expect(await readRows(tokens, { userId: user.id })).toMatchObject([
      { purpose: 'email_change', usedAt: expect.any(Date) },
    ])
    expect(await readRows(events, { id: waiting.id })).toMatchObject([{ mailStatus: 'dropped' }])
    expect(
      await new Client().post('/api/password-reset/confirm', { token: reset, password: 'recuperada' }),
    ).toMatchObject(refusal(400, 'reset_token_invalid'))
  })

  it('is rejected for the current e-mail', async () => {
    const user = await createUser()
    const client = await knownBrowser('member', user.id)
    await client.post('/api/login', { email: user.email, password: PASSWORD })
    const same = await client.post('/api/email-change', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    })
    expect(same).toMatchObject(invalid({ email: 'Este já é o e-mail da sua conta' }))
    expect((await client.get('/api/user')).body.newEmail).toBeNull()
    await client.settled()
    expect(mailsTo(user.email)).toEqual([])
  })

  it('requires the password, and never takes an e-mail in use', async () => {
    const owner = await createUser()
    const client = await signedInClient()
    const wrong = await client.post('/api/email-change', { email: newAddress(), password: 'errada-1' })
    expect(wrong).toMatchObject(invalid({ password: 'A senha atual não confere.' }))
    expect((await client.post('/api/email-change', { email: owner.email, password: PASSWORD })).status).toBe(
      200,
    )
    const token = tokenIn(await newestMailTo(client, owner.email))
    expect(await client.post(`/api/email-change/confirm?token=${token}`)).toMatchObject(
      refusal(409, 'email_unavailable'),
    )
    expect((await client.get('/api/user')).body.email).not.toBe(owner.email)
  })

  async function asked() {
    const client = await signedInClient()
    const email = newAddress()
    await client.post('/api/email-change', { email, password: PASSWORD })
    return { client, email, token: tokenIn(await newestMailTo(client, email)) }
  }

  it('can be cancelled, so that its link opens nothing', async () => {
    const { client, token } = await asked()
    const cancelled = await client.delete('/api/email-change')
    expect(cancelled).toMatchObject({ status: 200, body: { newEmail: null } })
    expect(await client.post('/api/email-change/confirm', { token })).toMatchObject(
      refusal(400, 'confirmation_token_invalid'),
    )
    expect((await client.delete('/api/email-change')).body).toEqual(cancelled.body)
    const rows = await readRows(auditLog, { subjectId: cancelled.body.id })
    expect(rows.filter(({ action }) => action === 'account.email_change_cancelled')).toHaveLength(1)
  })

  it('is cancelled with the link that waits to be sent', async () => {
    const { client } = await asked()
    const { id } = (await client.get('/api/user')).body
    const waiting = await createMail({
      userId: id,
      kind: 'confirm_new_email',
      mailDueAt: new Date(Date.now() + 60_000),
    })
    await client.delete('/api/email-change')
    expect(await readRows(events, { id: waiting.id })).toMatchObject([{ mailStatus: 'dropped' }])
  })

  it('can be sent again: the newest link confirms, and the one before opens nothing', async () => {
    const { client, email, token: first } = await asked()
    const again = await client.post('/api/email-change/resend')
    expect(again).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    const token = tokenIn(await newestMailTo(client, email))
    expect(token).not.toBe(first)
    expect(mailsTo(email)).toHaveLength(2)
    expect((await client.post('/api/email-change/confirm', { token: first })).status).toBe(400)
    expect((await client.post('/api/email-change/confirm', { token })).status).toBe(200)
    expect((await client.get('/api/user')).body.email).toBe(email)
  })

  it('is sent again only while it waits, and within the limit of the account', async () => {
    const { client, email } = await asked()
    for (let count = 1; count < 5; count += 1)
      expect((await client.post('/api/email-change/resend')).status).toBe(200)
    expect(await client.post('/api/email-change/resend')).toMatchObject({ status: 429 })
    await client.settled()
    expect(mailsTo(email)).toHaveLength(5)
    expect(await (await signedInClient()).post('/api/email-change/resend')).toMatchObject(
      refusal(409, 'no_email_change'),
    )
  })
})
