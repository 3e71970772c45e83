import { describe, expect, it } from 'vitest'
import { tokens, users } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { Client, invalid, readRows, refusal } from '#testing/api.ts'
import { createUser, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const newAddress = () => `${crypto.randomUUID()}@exemplo.com.br`

async function register(email = newAddress()) {
  const client = new Client()
  const answer = await client.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
  expect(answer.status).toBe(201)
  return { client, email, id: answer.body.id as string }
}

const confirm = (client: Client, token: string) => client.post('/api/email-confirmation', { token })
const correct = (client: Client, email: string) => client.post('/api/registration/email', { email })

describe('POST /api/registration/email', () => {
  it('sends the link to the corrected address; the old link opens nothing', async () => {
    const { client, email: mistyped, id } = await register()
    const dead = tokenIn(await newestMailTo(client, mistyped))
    const email = newAddress()
    const corrected = await correct(client, email.toUpperCase())
    expect(corrected).toMatchObject({ status: 200, body: { id, email, status: 'pending' } })
    expect((await client.get('/api/user')).body).toEqual(corrected.body)
    const token = tokenIn(await newestMailTo(client, email))
    expect(await confirm(client, dead)).toMatchObject(refusal(400, 'confirmation_token_invalid'))
    expect(await confirm(client, token)).toMatchObject({ status: 200 })
    expect((await client.get('/api/user')).body).toMatchObject({ email, status: 'email_confirmed' })
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    expect((await new Client().post('/api/login', { email: mistyped, password: PASSWORD })).status).toBe(401)
    const actions = (await readRows(auditLog, { subjectId: id })).map(({ action }) => action)
    expect(actions).toContain('account.registration_email_corrected')
  })

  it('frees the mistyped address for whoever owns it', async () => {
    const { client, email: mistyped } = await register()
    await correct(client, newAddress())
    const { client: owner } = await register(mistyped)
    expect((await owner.get('/api/user')).body.email).toBe(mistyped)
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('withdraws a link that waits to be sent, ends the other sessions and drops every token', async () => {
    const { client, email: mistyped, id } = await register()
    const other = new Client()
    await login(other, mistyped)
    await newestMailTo(client, mistyped)
    await correct(client, newAddress())
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await client.get('/api/user')).status).toBe(200)
    await client.settled()
    const sent = await readRows(events, { userId: id })
    expect(sent.filter(({ mailStatus }) => mailStatus === 'waiting')).toEqual([])
    expect(await readRows(tokens, { userId: id })).toHaveLength(1)
  })

  it('ends the session if the corrected address is confirmed in another browser, until the password is proven', async () => {
    const { client } = await register()
    const email = newAddress()
    await correct(client, email)
    const confirmed = await confirm(new Client(), tokenIn(await newestMailTo(client, email)))
    expect(confirmed).toMatchObject({ status: 200, body: { passwordProof: expect.any(String) } })
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await new Client().post('/api/login', { email, password: 'outra-senha' })).status).toBe(401)
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(200)
  })

  it('answers an address in use as the registration does, and tells its owner', async () => {
    const owner = await createUser()
    const { client, email: mistyped } = await register()
    const refused = await correct(client, owner.email)
    const registered = await new Client().post('/api/register', {
      fullName: 'Luísa Prado',
      email: owner.email,
      password: PASSWORD,
    })
    expect(refused.status).toBe(409)
    expect(refused.status).toBe(registered.status)
    expect({ ...refused.body, requestId: '' }).toEqual({ ...registered.body, requestId: '' })
    expect((await client.get('/api/user')).body.email).toBe(mistyped)
    await client.settled()
    expect(mailsTo(owner.email)).toHaveLength(2)
  })

  it('replaces an unconfirmed registration of the address, as another registration would', async () => {
    const { client: squatter, email, id: replaced } = await register()
    const { client } = await register()
    expect((await correct(client, email)).status).toBe(200)
    expect((await squatter.get('/api/user')).status).toBe(401)
    expect(await readRows(users, { id: replaced })).toEqual([])
  })

  it('changes nothing for the same address, an invalid one, or a confirmed registration', async () => {
    const { client, email } = await register()
    expect(await correct(client, email)).toMatchObject(invalid({ email: 'Este já é o e-mail da sua conta' }))
    expect(await correct(client, 'luisa@')).toMatchObject(invalid({ email: 'Email inválido' }))
    expect((await client.get('/api/user')).body.email).toBe(email)
    for (const status of ['email_confirmed', 'approved', 'rejected'] as const) {
      const confirmed = await signedInClient({
        status,
        ...(status === 'rejected' && { rejectionReason: 'other' }),
      })
      expect(await correct(confirmed, newAddress())).toMatchObject(refusal(409, 'email_already_confirmed'))
    }
  })

  it('is limited by account, like a change of e-mail', async () => {
    const { client } = await register()
    for (let count = 0; count < 4; count += 1) expect((await correct(client, newAddress())).status).toBe(200)
    expect(await correct(client, newAddress())).toMatchObject(refusal(429, 'too_many_requests'))
  })
})
