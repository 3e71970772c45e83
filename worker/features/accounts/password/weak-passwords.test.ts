import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#database/schema/company.ts'
import { Client, testDatabase } from '#testing/api.ts'
import { administratorClient, createUser, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { newestMailTo, tokenIn } from '#testing/mail.ts'

const refused = (field: string, text: string) => ({
  status: 422,
  body: { code: 'invalid_input', fields: { [field]: expect.stringContaining(text) } },
})
const weak = [
  ['iloveyou', 'mais usadas'],
  ['IloveYou', 'mais usadas'],
  ['zzzzzzz', 'caractere repetido'],
  ['\u200bILOVEYOU ', 'mais usadas'],
  ['Senha123', 'mais usadas'],
] as const

describe('a password that is easily guessed', () => {
  it.each(weak)('is refused at the registration: %s', async (password, text) => {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const person = { fullName: 'Luísa Prado', email, password }
    for (let n = 0; n < 6; n++)
      expect(await client.post('/api/register', person)).toMatchObject(refused('password', text))
    expect(await client.post('/api/register', { ...person, password: email })).toMatchObject(
      refused('password', 'seu e-mail'),
    )
    expect((await client.post('/api/register', { ...person, password: PASSWORD })).status).toBe(201)
  })

  it.each(weak)('is refused at the change: %s', async (newPassword, text) => {
    const member = await signedInClient()
    const { email } = (await member.get('/api/user')).body
    const change = (typed: string) =>
      member.put('/api/password', { currentPassword: PASSWORD, newPassword: typed })
    expect(await change(newPassword)).toMatchObject(refused('newPassword', text))
    expect(await change(email.split('@')[0])).toMatchObject(refused('newPassword', 'seu e-mail'))
    expect((await change('borboleta')).status).toBe(200)
  })

  it.each(weak)('is refused at the reset, whose link stays valid: %s', async (password, text) => {
    const { email } = await createUser()
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(visitor, email))
    const reset = (typed: string) => visitor.post('/api/password-reset/confirm', { token, password: typed })
    expect(await reset(password)).toMatchObject(refused('password', text))
    expect(await reset(email.toUpperCase())).toMatchObject(refused('password', 'seu e-mail'))
    expect((await reset('borboleta')).status).toBe(200)
  })

  it.each(weak)('is refused after the confirmation, whose proof stays valid: %s', async (password, text) => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const client = new Client()
    await client.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, email))
    const visitor = new Client()
    const proof = (await visitor.post(`/api/email-confirmation?token=${token}`)).body.passwordProof
    const choose = (typed: string) =>
      visitor.post('/api/email-confirmation/new-password', {
        proof,
        password: typed,
        fullName: 'Luísa Prado',
      })
    expect(await choose(password)).toMatchObject(refused('password', text))
    expect((await choose('borboleta')).status).toBe(200)
  })
})

describe('the name of the company', () => {
  const name = { status: 422, body: { fields: { password: expect.stringContaining('nome da empresa') } } }
  const typed = ['Cuidar Mais', 'cuidarmais', 'CUIDAR-MAIS 2026!']
  const renameCompany = async (to: string) =>
    (await testDatabase()).update(companies).set({ name: to }).where(eq(companies.id, 1))

  beforeAll(() => renameCompany('Cuidar Mais'))
  afterAll(() => renameCompany('Viver Bem'))

  it.each(typed)('is refused at the registration: %s', async (password) => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    const answer = await new Client().post('/api/register', { fullName: 'Luísa Prado', email, password })
    expect(answer).toMatchObject(name)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(typed)('is refused at the change and at the reset: %s', async (password) => {
    const member = await signedInClient()
    const change = { currentPassword: PASSWORD, newPassword: password }
    expect(await member.put('/api/password', change)).toMatchObject(refused('newPassword', 'nome da empresa'))
    const { email } = (await member.get('/api/user')).body
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(visitor, email))
    expect(await visitor.post('/api/password-reset/confirm', { token, password })).toMatchObject(name)
  })
})

describe('an administrator’s password', () => {
  const short = 'onze letras'

  it('has at least twelve characters at the change and at the reset, at both addresses', async () => {
    const admin = await administratorClient()
    const { email } = (await admin.get('/api/admin/user')).body
    const atMemberAddress = new Client()
    await login(atMemberAddress, email)
    const change = { currentPassword: PASSWORD, newPassword: short }
    expect(await admin.put('/api/admin/password', change)).toMatchObject(
      refused('newPassword', '12 caracteres'),
    )
    expect(await atMemberAddress.put('/api/password', change)).toMatchObject(
      refused('newPassword', '12 caracteres'),
    )
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(visitor, email))
    expect(await visitor.post('/api/password-reset/confirm', { token, password: short })).toMatchObject(
      refused('password', '12 caracteres'),
    )
    expect(
      (await visitor.post('/api/password-reset/confirm', { token, password: 'doze letras!' })).status,
    ).toBe(200)
  })
})
