import { describe, expect, it } from 'vitest'
import { Client, testEnvironment } from '#testing/api.ts'
import { appCode, createUser, enrolledAdministrator, login, PASSWORD } from '#testing/factories.ts'
import { mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const WRONG = 'errada-1'

/** A browser that signed in to the account once and signed out again. */
async function knownDevice(email: string): Promise<Client> {
  const client = new Client()
  expect((await login(client, email)).status).toBe(200)
  expect((await client.post('/api/logout')).status).toBe(200)
  return client
}

/** Wrong passwords until the account rejects browsers that it does not know. */
async function lockOut(email: string): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect((await login(new Client(), email, WRONG)).status).toBe(401)
  expect((await login(new Client(), email)).status).toBe(429)
}

/** Another browser with a copy of the device cookie. */
function thiefOf(owner: Client): Client {
  const thief = new Client(owner.address)
  thief.deviceCookie = owner.deviceCookie
  return thief
}

describe('a device that signed in before', () => {
  it('signs in while the guesses of others have locked the account', async () => {
    const { email } = await createUser({ role: 'admin' })
    const device = await knownDevice(email)
    await lockOut(email)
    expect((await login(device, email, WRONG)).status).toBe(401)
    expect((await device.post('/api/test-admin-login', { email, password: PASSWORD })).status).toBe(200)
    expect((await login(device, ` ${email.toUpperCase()}`)).status).toBe(200)
    expect((await login(new Client(), email)).status).toBe(429)
  })

  it('signs in to the dashboard likewise', async () => {
    const { email } = await createUser({ role: 'admin' })
    const device = new Client('admin')
    const enter = (client: Client) => client.post('/api/admin/login', { email, password: PASSWORD })
    expect((await enter(device)).status).toBe(200)
    await device.post('/api/admin/logout')
    await lockOut(email)
    expect((await enter(new Client('admin'))).status).toBe(429)
    expect((await enter(device)).status).toBe(200)
  })

  it('signs in from a network whose limit others have used up, and leaves that limit as it is', async () => {
    const { email } = await createUser()
    const device = await knownDevice(email)
    const neighbour = new Client()
    neighbour.clientIp = device.clientIp
    const guess = () => login(neighbour, `${crypto.randomUUID()}@exemplo.com.br`, WRONG)
    for (let n = 0; n < 30; n += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await login(device, email)).status).toBe(200)
    expect((await guess()).status).toBe(429)
  })

  it('may be the one of a registration or of a new password by e-mail', async () => {
    const browser = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await browser.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
    await browser.post('/api/logout')
    await lockOut(email)
    expect((await login(browser, email)).status).toBe(200)

    const other = new Client()
    await other.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(other, email))
    const reset = await other.post('/api/password-reset/confirm', { token, password: 'recuperada' })
    expect(Object.keys(reset.body)).toEqual(['message'])
    expect((await login(other, email, 'recuperada')).status).toBe(200)
  })

  it('gets the e-mail of a new password although others have used up the requests', async () => {
    const { email } = await createUser()
    const device = await knownDevice(email)
    const ask = (client: Client) => client.post('/api/password-reset', { email })
    for (let n = 0; n < 3; n += 1) expect((await ask(new Client())).status).toBe(200)
    expect((await ask(new Client())).status).toBe(429)
    expect((await ask(device)).status).toBe(200)
    await device.settled()
    expect(mailsTo(email)).toHaveLength(4)
  })
})

describe('the second step of the dashboard', () => {
  it('passes on a known device while codes of others are rejected, but the password alone makes none', async () => {
    const { user, client, first, secret } = await enrolledAdministrator()
    expect(client.deviceCookie).toBeUndefined()
    const enter = async (browser: Client) => {
      const answer = await browser.post('/api/admin/login', { email: user.email, password: PASSWORD })
      expect(answer).toMatchObject({ status: 200, body: { access: 'code' } })
      return browser
    }
    const verify = (browser: Client, code: string) =>
      browser.post('/api/admin/second-factor/verify', { code })
    for (let n = 0; n < 5; n += 1)
      expect((await verify(await enter(new Client('admin')), '000000')).status).toBe(422)
    const stranger = await enter(new Client('admin'))
    expect(stranger.deviceCookie).toBeUndefined()
    expect((await verify(stranger, appCode(secret))).status).toBe(429)
    // The first browser confirmed the enrolment.
    expect((await verify(await enter(first), appCode(secret))).status).toBe(204)
  })
})

describe('a copied device cookie', () => {
  it('meets the limit of its device', async () => {
    const { email } = await createUser()
    const device = await knownDevice(email)
    const thief = thiefOf(device)
    for (let n = 0; n < 5; n += 1) expect((await login(thief, email, WRONG)).status).toBe(401)
    const refused = await login(thief, email, WRONG)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await login(new Client(), email)).status).toBe(200)
  })

  it('gets no new counter by signing in to another account', async () => {
    const [victim, own] = [await createUser(), await createUser()]
    const thief = thiefOf(await knownDevice(victim.email))
    for (let n = 0; n < 5; n += 1) {
      expect((await login(thief, victim.email, WRONG)).status).toBe(401)
      expect((await login(thief, own.email)).status).toBe(200)
    }
    expect((await login(thief, victim.email, WRONG)).status).toBe(429)
  })

  it('does not let a stranger in, and says nothing about other accounts', async () => {
    const [own, other] = [await createUser(), await createUser()]
    const device = await knownDevice(own.email)
    await lockOut(other.email)
    expect((await login(device, other.email)).status).toBe(429)
  })
})

describe('the device cookie', () => {
  it('is a long-lived, encrypted __Host- cookie that sign-out keeps', async () => {
    const { id, email } = await createUser()
    const client = new Client()
    const answer = await login(client, email)
    const line = answer.headers.getSetCookie().find((text) => text.startsWith('__Host-member_device=')) ?? ''
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', `Max-Age=${400 * 86_400}`])
      expect(line).toContain(attribute)
    expect(decodeURIComponent(line)).not.toContain(id)
    const signedOut = await client.post('/api/logout')
    expect(signedOut.headers.getSetCookie().join()).not.toContain('_device')
    expect(signedOut.headers.get('Clear-Site-Data') ?? '').not.toMatch(/cookies|\*/)
    expect(client.deviceCookie).toBe(line.split(';')[0])
  })

  it('is not accepted if altered, from the other address, or after its key is gone', async () => {
    const { email } = await createUser({ role: 'admin' })
    const device = await knownDevice(email)
    await lockOut(email)
    const value = device.deviceCookie ?? ''
    const altered = thiefOf(device)
    altered.deviceCookie = `${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await login(altered, email)).status).toBe(429)
    const elsewhere = new Client('admin')
    elsewhere.deviceCookie = value.replace('member_device', 'admin_device')
    const { SESSION_KEYS } = await testEnvironment()
    const answer = await elsewhere.post(
      '/api/admin/login',
      { email, password: PASSWORD },
      { env: { ADMIN_SESSION_KEYS: SESSION_KEYS } },
    )
    expect(answer.status).toBe(429)
    const rotated = { env: { SESSION_KEYS: `${'n'.repeat(43)},${SESSION_KEYS}` } }
    expect((await login(thiefOf(device), email, WRONG, rotated)).status).toBe(401)
    const replaced = { env: { SESSION_KEYS: 'n'.repeat(43) } }
    expect((await login(thiefOf(device), email, WRONG, replaced)).status).toBe(429)
  })

  it('holds the five accounts that signed in last', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => createUser()))
    const shared = new Client()
    for (const { email } of people) expect((await login(shared, email)).status).toBe(200)
    expect(shared.deviceCookie?.length).toBeLessThan(1000)
    const [oldest, , fifthLast] = people
    for (const person of [oldest, fifthLast]) await lockOut(person?.email ?? '')
    expect((await login(thiefOf(shared), oldest?.email ?? '')).status).toBe(429)
    expect((await login(thiefOf(shared), fifthLast?.email ?? '')).status).toBe(200)
  })
})
