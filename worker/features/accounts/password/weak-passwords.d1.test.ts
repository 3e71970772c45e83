import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#database/schema/company.ts'
import { Client, updateRows } from '#testing/api.ts'
import { administratorClient, createUser, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { askForReset, newestMailTo, tokenIn } from '#testing/mail.ts'

const refused = (field: string, text: string) => ({
  status: 422,
  body: { code: 'invalid_input', fields: { [field]: expect.stringContaining(text) } },
})
const person = () => ({ fullName: 'Luísa Prado', email: `${crypto.randomUUID()}@exemplo.com.br` })

describe('a password that is easily guessed', () => {
  it('is refused at the registration however often it is tried, and so is the account’s own e-mail', async () => {
    const client = new Client()
    const one = person()
    const register = (password: string) => client.post('/api/register', { ...one, password })
    for (let n = 0; n < 6; n++) {
      const answer = await register('IloveYou')
      expect(answer).toMatchObject(refused('password', 'mais usadas'))
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await register('zzzzzzz')).toMatchObject(refused('password', 'caractere repetido'))
    expect(await register(one.email)).toMatchObject(refused('password', 'seu e-mail'))
    expect((await register(PASSWORD)).status).toBe(201)
  })

  it('is refused at the change', async () => {
    const member = await signedInClient()
    const { email } = (await member.get('/api/user')).body
    const change = (typed: string) =>
      member.put('/api/password', { currentPassword: PASSWORD, newPassword: typed })
    expect(await change('IloveYou')).toMatchObject(refused('newPassword', 'mais usadas'))
    expect(await change(email.split('@')[0])).toMatchObject(refused('newPassword', 'seu e-mail'))
    expect((await change('borboleta')).status).toBe(200)
  })

  it('is refused at the reset, whose link stays valid', async () => {
    const { email } = await createUser()
    const { visitor, token } = await askForReset(email)
    const reset = (typed: string) => visitor.post('/api/password-reset/confirm', { token, password: typed })
    expect(await reset('IloveYou')).toMatchObject(refused('password', 'mais usadas'))
    expect(await reset(email.toUpperCase())).toMatchObject(refused('password', 'seu e-mail'))
    expect((await reset('borboleta')).status).toBe(200)
  })

  it('is refused after the confirmation, whose proof stays valid', async () => {
    const one = person()
    const client = new Client()
    await client.post('/api/register', { ...one, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, one.email))
    const visitor = new Client()
    const proof = (await visitor.post(`/api/email-confirmation?token=${token}`)).body.passwordProof
    const choose = (typed: string) =>
      visitor.post('/api/email-confirmation/new-password', {
        proof,
        password: typed,
        fullName: 'Luísa Prado',
      })
    expect(await choose('IloveYou')).toMatchObject(refused('password', 'mais usadas'))
    expect((await choose('borboleta')).status).toBe(200)
  })
})

describe('the name of the company', () => {
  const reason = 'nome da empresa'
  const renameCompany = async (to: string) => updateRows(companies, { id: 1 }, { name: to })

  beforeAll(() => renameCompany('Cuidar Mais'))
  afterAll(() => renameCompany('Viver Bem'))

  it('is refused at the registration, at the change and at the reset', async () => {
    const password = 'CUIDAR-MAIS 2026!'
    expect(await new Client().post('/api/register', { ...person(), password })).toMatchObject(
      refused('password', reason),
    )
    const member = await signedInClient()
    const change = { currentPassword: PASSWORD, newPassword: password }
    expect(await member.put('/api/password', change)).toMatchObject(refused('newPassword', reason))
    const { email } = (await member.get('/api/user')).body
    const { visitor, token } = await askForReset(email)
    expect(await visitor.post('/api/password-reset/confirm', { token, password })).toMatchObject(
      refused('password', reason),
    )
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
    const { visitor, token } = await askForReset(email)
    expect(await visitor.post('/api/password-reset/confirm', { token, password: short })).toMatchObject(
      refused('password', '12 caracteres'),
    )
    expect(
      (await visitor.post('/api/password-reset/confirm', { token, password: 'doze letras!' })).status,
    ).toBe(200)
  })
})
