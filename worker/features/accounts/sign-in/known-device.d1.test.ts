import { describe, expect, it } from 'vitest'
import { HOUR } from '#domain/duration.ts'
import { Client, testEnvironment } from '#testing/api.ts'
import { appCode, createUser, enrolledAdministrator, login, PASSWORD } from '#testing/factories.ts'
import { askForReset, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'

const WRONG = 'errada-1'

/** A browser that signed in to the account once and then signed out. */
async function knownDevice(email: string): Promise<Client> {
  const client = new Client()
  expect((await login(client, email)).status).toBe(200)
  expect((await client.post('/api/logout')).status).toBe(200)
  return client
}

/** Tries wrong passwords until the account rejects unknown browsers. */
async function lockOut(email: string, password = PASSWORD): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect((await login(new Client(), email, WRONG)).status).toBe(401)
  expect((await login(new Client(), email, password)).status).toBe(429)
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

  it('signs in to the dashboard in the same way', async () => {
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

  it('may be the one that confirms its registration, changes the password, or sets a new one by e-mail', async () => {
    const browser = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await browser.post('/api/register', { fullName: 'Luísa Prado', email, password: PASSWORD })
    expect(browser.deviceCookie).toBeUndefined()
    const confirmation = { token: tokenIn(await newestMailTo(browser, email)) }
    expect((await browser.post('/api/email-confirmation', confirmation)).status).toBe(200)
    await lockOut(email)
    const change = { currentPassword: PASSWORD, newPassword: 'trocada-1' }
    expect((await browser.put('/api/password', change)).status).toBe(200)
    await browser.post('/api/logout')
    expect((await login(new Client(), email, 'trocada-1')).status).toBe(429)
    expect((await login(browser, email, 'trocada-1')).status).toBe(200)
    const { visitor: other, token } = await askForReset(email)
    const reset = await other.post('/api/password-reset/confirm', { token, password: 'recuperada' })
    expect(Object.keys(reset.body)).toEqual(['message'])
    expect((await login(new Client(), email, 'recuperada')).status).toBe(429)
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
    const resets = mailsTo(email).filter(({ subject }) => subject === 'Crie uma nova senha')
    expect(resets).toHaveLength(4)
  })

  it('gets two more of these e-mails than strangers used up in a day, whichever device asks', async () => {
    const { email } = await createUser()
    const devices = [await knownDevice(email), await knownDevice(email), await knownDevice(email)]
    const start = Date.now()
    const ask = (client: Client, hours: number) =>
      client.post('/api/password-reset', { email }, { clock: { now: () => new Date(start + hours * HOUR) } })
    for (let n = 0; n < 6; n += 1) expect((await ask(new Client(), n)).status).toBe(200)
    for (const device of devices) expect((await ask(device, 6)).status).toBe(200)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email).filter(({ subject }) => /senha/i.test(subject))).toHaveLength(8)
  })
})

describe('devices of one account', () => {
  it('are unknown before the address is confirmed', async () => {
    const { email } = await createUser({ status: 'pending' })
    const browser = new Client()
    expect((await login(browser, email)).status).toBe(200)
    expect(browser.deviceCookie).toBeUndefined()
  })

  it('are unknown after a new password', async () => {
    const { email } = await createUser()
    const [owner, old] = [new Client(), await knownDevice(email)]
    await login(owner, email)
    const change = { currentPassword: PASSWORD, newPassword: 'trocada-1' }
    expect((await owner.put('/api/password', change)).status).toBe(200)
    await lockOut(email, 'trocada-1')
    expect((await login(old, email, 'trocada-1')).status).toBe(429)
    expect((await login(thiefOf(owner), email, 'trocada-1')).status).toBe(200)
  })

  it('are unknown after a new password by e-mail, and after another e-mail', async () => {
    const { email } = await createUser()
    const owner = new Client()
    const old = await knownDevice(email)
    await owner.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(owner, email))
    await owner.post('/api/password-reset/confirm', { token, password: 'recuperada' })
    await lockOut(email, 'recuperada')
    expect((await login(old, email, 'recuperada')).status).toBe(429)
    expect((await login(owner, email, 'recuperada')).status).toBe(200)

    const before = thiefOf(owner)
    const newEmail = `${crypto.randomUUID()}@exemplo.com.br`
    const asked = await owner.post('/api/email-change', { email: newEmail, password: 'recuperada' })
    expect(asked.status).toBe(200)
    const confirmation = { token: tokenIn(await newestMailTo(owner, newEmail)) }
    expect((await owner.post('/api/email-change/confirm', confirmation)).status).toBe(200)
    await lockOut(newEmail, 'recuperada')
    expect((await login(before, newEmail, 'recuperada')).status).toBe(429)
  })

  it('have up to five counters of their own per day, and share that of the account beyond that', async () => {
    const { email } = await createUser()
    const devices = []
    for (let n = 0; n < 12; n += 1) devices.push(await knownDevice(email))
    const start = Date.now()
    const guess = (device: Client, hours: number) =>
      login(device, email, WRONG, { clock: { now: () => new Date(start + hours * HOUR) } })
    for (const device of devices.slice(0, 5)) expect((await guess(device, 0)).status).toBe(401)
    const statuses = []
    for (const device of devices.slice(5)) statuses.push((await guess(device, 0)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await login(new Client(), email)).status).toBe(429)
    // A device that has a counter keeps it.
    expect((await login(devices[0] ?? new Client(), email)).status).toBe(200)
    expect((await guess(devices[11] ?? new Client(), 25)).status).toBe(401)
  })
})

it('the second step of the dashboard passes on a known device while codes of others are rejected, but the password alone does not make a device known', async () => {
  const { user, client, first, secret } = await enrolledAdministrator()
  expect(client.deviceCookie).toBeUndefined()
  const enter = async (browser: Client) => {
    const answer = await browser.post('/api/admin/login', { email: user.email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: { access: 'code' } })
    return browser
  }
  const verify = (browser: Client, code: string) => browser.post('/api/admin/second-factor/verify', { code })
  for (let n = 0; n < 5; n += 1)
    expect((await verify(await enter(new Client('admin')), '000000')).status).toBe(422)
  const stranger = await enter(new Client('admin'))
  expect(stranger.deviceCookie).toBeUndefined()
  expect((await verify(stranger, appCode(secret))).status).toBe(429)
  // The first browser confirmed the enrolment.
  expect((await verify(await enter(first), appCode(secret))).status).toBe(204)
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

  it('does not let a stranger in, and reveals nothing about other accounts', async () => {
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
