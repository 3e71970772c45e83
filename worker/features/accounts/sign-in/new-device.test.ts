import { describe, expect, it } from 'vitest'
import { type Answer, Client, type RequestOptions } from '#testing/api.ts'
import { addPasskey, passkeyPathOf } from '#testing/authenticator.ts'
import {
  administratorClient,
  appCode,
  createUser,
  enrolledAdministrator,
  login,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { endSessionsTokenIn, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const SUBJECT = 'Novo acesso à sua conta'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

async function noticesTo(email: string) {
  await new Client().settled()
  return mailsTo(email).filter(({ subject }) => subject === SUBJECT)
}

const enter = (client: Client, email: string, options?: RequestOptions): Promise<Answer> =>
  client.address === 'admin'
    ? client.post('/api/admin/login', { email, password: PASSWORD }, options)
    : login(client, email, PASSWORD, options)

describe('a sign-in with the password', () => {
  it.each(['member', 'admin'] as const)('at the %s address is told once for each device', async (address) => {
    const { email } = await createUser({ role: address === 'admin' ? 'admin' : 'member' })
    const device = new Client(address)
    expect((await enter(device, email)).status).toBe(200)
    expect(await noticesTo(email)).toHaveLength(1)
    expect((await enter(device, email)).status).toBe(200)
    expect(await noticesTo(email)).toHaveLength(1)
    expect((await enter(new Client(address), email)).status).toBe(200)
    expect(await noticesTo(email)).toHaveLength(2)
  })

  it('is reported with the time in the person’s time zone, and with browser and system in words', async () => {
    const { email } = await createUser()
    const client = new Client()
    const clock = { now: () => new Date('2031-03-11T13:00:00Z') }
    const headers = { 'User-Agent': ANDROID, 'X-Time-Zone': 'America/Rio_Branco' }
    await enter(client, email, { clock, headers })
    const { text } = await newestMailTo(client, email)
    expect(text).toContain('Chrome no Android, ter., 11/03 · 08:00')
    expect(text).toContain('Não fui eu')
    expect(endSessionsTokenIn({ text, to: email } as never)).not.toBe('')
    expect(text).not.toContain(client.clientIp)
  })

  it('repeats no words of an unknown client', async () => {
    const { email } = await createUser()
    const client = new Client()
    await enter(client, email, { headers: { 'User-Agent': 'ligue-para.exemplo' } })
    const { text } = await newestMailTo(client, email)
    expect(text).toContain('Aparelho desconhecido')
    expect(text).not.toContain('ligue-para')
  })

  it('sends no notice if the password is wrong or the account is blocked', async () => {
    const { email } = await createUser({ blockedAt: new Date() })
    expect((await login(new Client(), email)).status).toBe(403)
    expect((await login(new Client(), email, 'errada-1')).status).toBe(401)
    expect(await noticesTo(email)).toEqual([])
  })
})

it('a registration makes its browser known, and no notice goes to an address that is not confirmed', async () => {
  const browser = new Client()
  const email = `${crypto.randomUUID()}@exemplo.com.br`
  await browser.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
  expect((await login(new Client(), email)).status).toBe(200)
  expect(await noticesTo(email)).toEqual([])
  const token = tokenIn(await newestMailTo(browser, email))
  expect((await browser.post(`/api/email-confirmation?token=${token}`)).status).toBe(200)
  await browser.post('/api/logout')
  expect((await login(browser, email)).status).toBe(200)
  expect(await noticesTo(email)).toEqual([])
  expect((await login(new Client(), email)).status).toBe(200)
  expect(await noticesTo(email)).toHaveLength(1)
})

describe('the second step', () => {
  it('is what completes a sign-in on a new device', async () => {
    const { user, client, first, secret } = await enrolledAdministrator()
    const before = (await noticesTo(user.email)).length
    await enter(new Client('admin'), user.email)
    expect(await noticesTo(user.email)).toHaveLength(before)
    expect((await client.post('/api/admin/second-factor/verify', { code: appCode(secret) })).status).toBe(204)
    expect(await noticesTo(user.email)).toHaveLength(before + 1)

    await enter(first, user.email)
    const code = appCode(secret, 1)
    expect((await first.post('/api/admin/second-factor/verify', { code })).status).toBe(204)
    expect(await noticesTo(user.email)).toHaveLength(before + 1)
  })

  it('with a passkey is reported in the same way', async () => {
    const owner = await administratorClient()
    const { email } = (await owner.get('/api/admin/user')).body
    const { authenticator } = await addPasskey(owner)
    const before = (await noticesTo(email)).length
    const client = new Client('admin')
    expect((await enter(client, email)).body.access).toBe('code')
    expect(await noticesTo(email)).toHaveLength(before)
    const options = (await client.post('/api/admin/passkeys/proof/options')).body
    expect((await client.post('/api/admin/passkeys/proof', await authenticator.get(options))).status).toBe(
      204,
    )
    expect(await noticesTo(email)).toHaveLength(before + 1)
  })
})

it.each([
  ['member', signedInClient],
  ['admin', administratorClient],
] as const)(
  'a sign-in with a passkey at the %s address is told on a new device only',
  async (address, signedIn) => {
    const owner = await signedIn()
    const { email } = (await owner.get(address === 'admin' ? '/api/admin/user' : '/api/user')).body
    const { authenticator } = await addPasskey(owner)
    const before = (await noticesTo(email)).length
    const signIn = async (client: Client) => {
      const path = `${passkeyPathOf(client)}/sign-in`
      const options = (await client.post(`${path}/options`)).body
      return client.post(path, await authenticator.get(options))
    }
    expect((await signIn(owner)).status).toBe(200)
    expect(await noticesTo(email)).toHaveLength(before)
    expect((await signIn(new Client(address))).status).toBe(200)
    expect(await noticesTo(email)).toHaveLength(before + 1)
  },
)
