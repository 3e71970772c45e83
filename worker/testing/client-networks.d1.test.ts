import { beforeEach, describe, expect, it } from 'vitest'
import { Client } from './api.ts'
import { administratorClient, createUser, login, PASSWORD, signedInClient } from './factories.ts'
import { mailsTo, newestMailTo, tokenIn } from './mail.ts'

let subscriber = 0
/** A /48 that no other test uses. */
let site = ''

beforeEach(() => {
  subscriber += 1
  site = `2001:db8:${subscriber.toString(16)}`
})

function from(clientIp: string): Client {
  const client = new Client()
  client.clientIp = clientIp
  return client
}

const unknown = () => `${crypto.randomUUID()}@exemplo.com.br`
const person = () => ({ fullName: 'Luísa Prado', email: unknown(), password: PASSWORD })

/** Each limit per client address: what one request does, and how many one subscriber may make. */
const limits: [string, number, (client: Client) => Promise<{ status: number }>][] = [
  ['POST /api/login', 30, (client) => login(client, unknown())],
  [
    'POST /api/test-admin-login',
    30,
    (client) => client.post('/api/test-admin-login', { email: unknown(), password: PASSWORD }),
  ],
  ['POST /api/register', 5, (client) => client.post('/api/register', person())],
  ['GET /api/registration-status', 5, (client) => client.get(`/api/registration-status?email=${unknown()}`)],
  ['POST /api/email-confirmation', 10, (client) => client.post('/api/email-confirmation?token=none')],
  ['POST /api/email-change/confirm', 10, (client) => client.post('/api/email-change/confirm?token=none')],
  ['POST /api/password-reset', 5, (client) => client.post('/api/password-reset', { email: unknown() })],
  [
    'POST /api/sessions/end-by-link',
    10,
    (client) => client.post('/api/sessions/end-by-link', { token: 'none' }),
  ],
  [
    'POST /api/password-reset/confirm',
    10,
    (client) => client.post('/api/password-reset/confirm', { token: 'x'.repeat(43), password: PASSWORD }),
  ],
]

describe('a limit per client address', () => {
  it.each(limits)('counts the addresses of one /64 as one: %s', async (_route, limit, ask) => {
    const of = (host: number) => from(`${site}:7::${host.toString(16)}`)
    for (let host = 1; host <= limit; host += 1) expect((await ask(of(host))).status).not.toBe(429)
    expect((await ask(of(0xffff))).status).toBe(429)
    expect((await ask(from(`${site}:8::1`))).status).not.toBe(429)
  })

  it('counts an IPv4-mapped IPv6 address as the IPv4 address', async () => {
    const status = (clientIp: string) => from(clientIp).get(`/api/registration-status?email=${unknown()}`)
    for (let n = 0; n < 5; n += 1) expect((await status('192.0.2.77')).status).toBe(200)
    expect((await status('::ffff:192.0.2.77')).status).toBe(429)
    expect((await status('::ffff:192.0.2.78')).status).toBe(200)
  })

  const status = (host: string) => from(host).get(`/api/registration-status?email=${unknown()}`)

  it('has four times the limit for a /48', async () => {
    for (let n = 0; n < 20; n += 1) expect((await status(`${site}:${n}::1`)).status).toBe(200)
    expect((await status(`${site}:ff::1`)).status).toBe(429)
    expect((await status(`2001:db8:ffff:${subscriber}::1`)).status).toBe(200)
  })

  it('does not let one /64 exhaust the limit of its /48', async () => {
    for (let n = 0; n < 40; n += 1) await status(`${site}:1::${n}`)
    for (let n = 2; n < 17; n += 1) expect((await status(`${site}:${n}::1`)).status).toBe(200)
    expect((await status(`${site}:ff::1`)).status).toBe(429)
  })

  it('gives back the attempt of a right password at both', async () => {
    const { email } = await createUser()
    for (let n = 0; n < 32; n += 1) expect((await login(from(`${site}:1::${n}`), email)).status).toBe(200)
  })

  it('limits how often one network asks for confirmation e-mails', async () => {
    const ask = async (host: string) => {
      const client = new Client()
      await client.post('/api/register', person())
      client.clientIp = host
      return client.post('/api/registration/resend-confirmation', undefined, { later: 61_000 })
    }
    for (let n = 0; n < 10; n += 1) expect((await ask(`${site}:1::${n}`)).status).toBe(200)
    expect((await ask(`${site}:1::ff`)).status).toBe(429)
    expect((await ask(`${site}:2::1`)).status).toBe(200)
  })
})

describe('the flood limit', () => {
  it('counts a signed-out caller by /64 and, with four times the limit, by /48', async () => {
    const keys: string[] = []
    const FLOOD_LIMIT = {
      limit: ({ key }: { key: string }) => {
        keys.push(key)
        return Promise.resolve({ success: true })
      },
    }
    for (let host = 0; host < 40; host += 1)
      await from(`${site}:7::${host}`).get('/api/addresses', { env: { FLOOD_LIMIT } })
    const isWide = (key: string) => key.includes('::/48')
    expect(new Set(keys.filter((key) => !isWide(key)))).toEqual(new Set([`member:ip:${site}:7::/64:0`]))
    const wide = [0, 1, 2, 3].map((share) => `member:ip:${site}::/48:${share}`)
    expect(wide).toEqual(expect.arrayContaining(keys.filter(isWide)))
    expect(keys).toHaveLength(80)
  })

  /** A limit as the platform applies it, in one window. */
  function floodLimit(limit = 120) {
    const counts = new Map<string, number>()
    return {
      FLOOD_LIMIT: {
        limit: ({ key }: { key: string }) => {
          counts.set(key, (counts.get(key) ?? 0) + 1)
          return Promise.resolve({ success: (counts.get(key) ?? 0) <= limit })
        },
      },
    }
  }

  it('lets an ended session take nothing from its owner', async () => {
    const owner = await signedInClient()
    const other = new Client()
    const { email } = (await owner.get('/api/user')).body
    expect((await login(other, email)).status).toBe(200)
    const ended = from(`${site}:9::1`)
    ended.cookie = other.cookie
    await other.delete('/api/sessions')
    expect((await login(owner, email)).status).toBe(200)
    const env = floodLimit()
    const { cookie } = ended
    const statuses = []
    for (let n = 0; n < 140; n += 1) {
      ended.cookie = cookie
      statuses.push((await ended.get('/api/user', { env })).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await owner.get('/api/user', { env })).status).toBe(200)
  })

  it('counts the requests of many ended sessions from one network together', async () => {
    const env = floodLimit(5)
    const statuses = []
    for (let n = 0; n < 8; n += 1) {
      const { email } = await createUser()
      const client = from(`${site}:9::${n}`)
      await login(client, email)
      const { cookie } = client
      await client.post('/api/logout')
      client.cookie = cookie
      statuses.push((await client.get('/api/user', { env })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('counts by device, so that another device of the account takes nothing from it', async () => {
    const { email } = await createUser()
    const [first, second] = [new Client(), new Client()]
    for (const device of [first, second]) {
      expect((await login(device, email)).status).toBe(200)
      await device.post('/api/logout')
    }
    const env = floodLimit(5)
    for (let n = 0; n < 5; n += 1) expect((await first.get('/api/addresses', { env })).status).toBe(200)
    expect((await first.get('/api/addresses', { env })).status).toBe(429)
    expect((await login(second, email, PASSWORD, { env })).status).toBe(200)
  })
})

describe('downloads of whole lists', () => {
  it.each([
    ['the logs', 20, '/api/admin/logs/audit/export', '/api/admin/logs/mails/export'],
    ['reports', 30, '/api/admin/reports', '/api/admin/reports'],
  ])('have a limit per administrator: %s', async (_name, limit, path, other) => {
    const [client, colleague] = [await administratorClient(), await administratorClient()]
    const body = path.endsWith('reports') ? { kind: 'members', format: 'csv' } : undefined
    for (let n = 0; n < limit; n += 1) expect((await client.post(path, body)).status).not.toBe(429)
    const refused = await client.post(other, body)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await colleague.post(path, body)).status).not.toBe(429)
  })

  it('have a limit per member', async () => {
    const client = await signedInClient()
    for (let n = 0; n < 20; n += 1) expect((await client.get('/api/sleep/export')).status).toBe(200)
    for (const list of ['sleep', 'exercise', 'exams'])
      expect((await client.get(`/api/${list}/export`)).status).toBe(429)
  })
})

describe('e-mails to one recipient', () => {
  const DAY = 86_400_000

  it('stop at five a day for registrations with an address in use, whose answers stay the same', async () => {
    const { email } = await createUser()
    const register = (ms = 0) => new Client().post('/api/register', { ...person(), email }, { later: ms })
    const answers = []
    for (let n = 0; n < 8; n += 1) answers.push(await register())
    expect(new Set(answers.map(({ status, text, trips }) => `${status} ${text} ${trips}`)).size).toBe(1)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(5)
    await register(DAY)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(6)
  })

  it('stop at six a day for password resets, whose answers stay the same', async () => {
    const { email } = await createUser()
    const reset = (hours: number, to = email) =>
      new Client().post('/api/password-reset', { email: to }, { later: hours * 3_600_000 })
    const answers = []
    for (let n = 0; n < 12; n += 1) answers.push(await reset(1.1 * Math.floor(n / 3)))
    answers.push(await reset(0, unknown()))
    expect(new Set(answers.map(({ status, text, trips }) => `${status} ${text} ${trips}`)).size).toBe(1)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(6)
    await reset(24)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(7)
  })

  it('count an address with a tag as the same mailbox', async () => {
    const [name, domain] = unknown().split('@')
    const register = (tag: string) =>
      new Client().post('/api/register', { ...person(), email: `${name}${tag}@${domain}` })
    for (let n = 0; n < 7; n += 1) expect((await register(`+${n}`)).status).toBe(201)
    await new Client().settled()
    const reached = Array.from({ length: 7 }, (_, n) => mailsTo(`${name}+${n}@${domain}`).length)
    expect(reached).toEqual([1, 1, 1, 1, 1, 0, 0])
    await register('')
    await new Client().settled()
    expect(mailsTo(`${name}@${domain}`)).toEqual([])
  })

  it('are not used up by corrections that are refused before an e-mail is due', async () => {
    const email = unknown()
    const approved = await signedInClient()
    const pending = new Client()
    const own = person()
    await pending.post('/api/register', own)
    const correct = (client: Client, to: string) => client.post('/api/registration/email', { email: to })
    for (let n = 0; n < 5; n += 1) expect((await correct(approved, email)).status).toBe(409)
    // The registration itself was the first of the client IP's five.
    for (let n = 0; n < 4; n += 1) expect((await correct(pending, own.email)).status).toBe(422)
    for (let n = 0; n < 5; n += 1) expect((await correct(pending, email)).status).toBe(429)
    expect((await new Client().post('/api/register', { ...person(), email })).status).toBe(201)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('are not used up by registrations beyond the limit of their client IP', async () => {
    const email = unknown()
    const crowd = new Client()
    for (let n = 0; n < 5; n += 1) await crowd.post('/api/register', person())
    for (let n = 0; n < 5; n += 1)
      expect((await crowd.post('/api/register', { ...person(), email })).status).toBe(429)
    expect((await new Client().post('/api/register', { ...person(), email })).status).toBe(201)
    await newestMailTo(new Client(), email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('stop at five a day for corrections to one address, whoever requests them and whether or not it is in use', async () => {
    const { email: used } = await createUser()
    for (const email of [unknown(), used]) {
      const answers = []
      for (let n = 0; n < 6; n += 1) {
        const client = new Client()
        await client.post('/api/register', person())
        const answer = await client.post('/api/registration/email', { email })
        answers.push(answer.status)
        expect(answer.trips).toBeLessThanOrEqual(2)
      }
      const sent = email === used ? 409 : 200
      expect(answers).toEqual([sent, sent, sent, sent, sent, 429])
      await new Client().settled()
    }
    expect(mailsTo(used)).toHaveLength(5)
  })

  it('stop at ten a day for the confirmation of an address, with the time until the next', async () => {
    const client = new Client()
    const { email, ...rest } = person()
    const start = Date.now()
    const at = (ms: number) => ({ clock: { now: () => new Date(start + ms) } })
    await client.post('/api/register', { ...rest, email }, at(0))
    const resend = (minutes: number) => {
      client.clientIp = `${site}:${minutes}::1`
      return client.post('/api/registration/resend-confirmation', undefined, at(minutes * 60_000))
    }
    for (let n = 1; n <= 10; n += 1) expect((await resend(n)).status).toBe(200)
    const refused = await resend(11)
    expect(refused).toMatchObject({ status: 429, body: { code: 'mail_limit_reached' } })
    expect(Number(refused.headers.get('Retry-After'))).toBe(86_400 - 600)
    await newestMailTo(client, email)
    expect(mailsTo(email)).toHaveLength(11)
    expect(tokenIn(await newestMailTo(client, email))).not.toBe('')
  })
})
