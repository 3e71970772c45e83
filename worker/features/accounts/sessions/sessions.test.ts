import { describe, expect, it } from 'vitest'
import { SESSIONS_MAX } from '#contract/accounts.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { DAY, MINUTE } from '#domain/duration.ts'
import { sign } from '#platform/secrets.ts'
import {
  Client,
  insertRows,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
  updateRows,
} from '#testing/api.ts'
import { administratorClient, createUser, login, PASSWORD, signedInClient } from '#testing/factories.ts'
import { inMinutes } from '#testing/passkeys.ts'

async function update(userId: string, values: Partial<typeof users.$inferInsert>) {
  await updateRows(users, { id: userId }, values)
}

describe('the session', () => {
  it('is rejected without a cookie, with a forged one, and with one of the other address', async () => {
    const env = await testEnvironment()
    const admin = await administratorClient()
    const forged = new Client()
    const value = admin.cookie?.split('=')[1] ?? ''
    for (const cookie of [
      undefined,
      '__Host-member_session=member.demo.secret.signature',
      `__Host-member_session=${value}`,
      `__Host-member_session=${await sign(env.SESSION_KEYS, `admin.${admin.userId}.secret`)}`,
      `__Host-member_session=${await sign(env.SESSION_KEYS, `member.${admin.userId}.secret`)}`,
    ]) {
      forged.cookie = cookie
      expect((await forged.get('/api/user')).status).toBe(401)
    }
  })

  it('survives a rotation of the signing key', async () => {
    const client = await signedInClient()
    const { SESSION_KEYS } = await testEnvironment()
    const rotated = { SESSION_KEYS: `${'new-key'.padEnd(43, '-')},${SESSION_KEYS}` }
    expect((await client.get('/api/user', { env: rotated })).status).toBe(200)
    expect((await client.get('/api/user', { env: { SESSION_KEYS: 'new-key'.padEnd(43, '-') } })).status).toBe(
      401,
    )
  })

  it('ends after seven idle days, after thirty days, and when the account is blocked', async () => {
    const day = 86_400_000
    for (const values of [
      { lastSeenAt: new Date(Date.now() - 7 * day) },
      { expiresAt: new Date(Date.now() - 1) },
    ]) {
      const client = await signedInClient()
      await updateRows(sessions, { userId: client.userId }, values)
      expect((await client.get('/api/user')).status).toBe(401)
      expect(client.cookie).toBeUndefined()
    }
    const client = await signedInClient()
    await update(client.userId, { blockedAt: new Date() })
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('is extended by use', async () => {
    const client = await signedInClient()
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await updateRows(sessions, { userId: client.userId }, { lastSeenAt: anHourAgo })
    const answer = await client.get('/api/user')
    expect(answer.trips).toBe(answer.trips && 1)
    await client.settled()
    const [row] = await readRows(sessions, { userId: client.userId })
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(anHourAgo.getTime())
  })

  it('stores only the hash of its secret', async () => {
    const client = await signedInClient()
    const secret = decodeURIComponent(client.cookie ?? '').split('.')[2] ?? ''
    expect(secret).toHaveLength(43)
    const rows = await (await testDatabase()).select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

it('POST /api/logout ends the session on the server', async () => {
  const client = await signedInClient()
  const cookie = client.cookie
  const answer = await client.post('/api/logout')
  expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
  expect(answer.status).toBe(200)
  expect(answer.trips).toBeLessThanOrEqual(1)
  expect(client.cookie).toBeUndefined()
  client.cookie = cookie
  expect((await client.get('/api/user')).status).toBe(401)
  expect((await new Client().post('/api/logout')).status).toBe(200)
})

/** A session last used `n + 1` minutes ago, on a device that is named after `n`. */
const session = (userId: string, purpose: 'member' | 'admin', n: number) => ({
  id: crypto.randomUUID(),
  userId,
  secretHash: crypto.randomUUID(),
  purpose,
  device: `${purpose}-${n}`,
  createdAt: new Date(Date.now() - (n + 1) * MINUTE),
  lastSeenAt: new Date(Date.now() - (n + 1) * MINUTE),
  expiresAt: new Date(Date.now() + DAY),
})

describe('GET and DELETE /api/sessions', () => {
  it('lists the devices, ends one, and then all', async () => {
    const user = await createUser()
    const [phone, laptop] = [new Client(), new Client()]
    const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
    await login(phone, user.email, PASSWORD, { headers: { 'User-Agent': android } })
    await login(laptop, user.email)
    const list = await phone.get('/api/sessions')
    expect(list.body).toHaveLength(2)
    expect(list.body.find(({ current }: { current: boolean }) => current).device).toBe('Chrome no Android')
    const other = list.body.find(({ current }: { current: boolean }) => !current)
    const ended = await phone.delete(`/api/sessions/${other.id}`)
    expect(ended.status).toBe(204)
    expect((await laptop.get('/api/user')).status).toBe(401)
    expect((await phone.delete(`/api/sessions/${other.id}`)).status).toBe(404)
    await login(laptop, user.email)
    expect((await phone.delete('/api/sessions')).status).toBe(204)
    expect((await phone.get('/api/user')).status).toBe(401)
    expect((await laptop.get('/api/user')).status).toBe(401)
  })

  it('ends them after a fresh proof, which the password gives', async () => {
    const member = await signedInClient()
    const [{ id }] = (await member.get('/api/sessions')).body
    for (const path of ['/api/sessions', `/api/sessions/${id}`]) {
      expect(await member.delete(path, inMinutes(6)), path).toMatchObject({
        status: 403,
        body: { code: 'fresh_proof_required', factors: [] },
      })
    }
    const proof = await member.post('/api/password/proof', { password: PASSWORD }, inMinutes(6))
    expect(proof.status).toBe(204)
    expect((await member.delete('/api/sessions', inMinutes(6))).status).toBe(204)
  })

  it('lists the hundred last used', async () => {
    const member = await signedInClient()
    const rows = Array.from({ length: SESSIONS_MAX + 5 }, (_, n) => session(member.userId, 'member', n))
    await insertRows(sessions, rows)
    const { body } = await member.get('/api/sessions')
    expect(body).toHaveLength(SESSIONS_MAX)
    expect(body[0].current).toBe(true)
    expect(body.at(-1).device).toBe(`member-${SESSIONS_MAX - 2}`)
  })

  it('ends with a sign-in those used longest ago, so that a hundred are left at the address', async () => {
    const user = await createUser({ role: 'admin' })
    const purposes = ['member', 'admin'] as const
    for (let n = 0; n < SESSIONS_MAX + 5; n++)
      await insertRows(
        sessions,
        purposes.map((purpose) => session(user.id, purpose, n)),
      )
    const client = new Client()
    expect((await login(client, user.email)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
    const rows = await readRows(sessions, { userId: user.id })
    const left = rows.filter(({ purpose }) => purpose === 'member').map(({ device }) => device)
    expect(left).toHaveLength(SESSIONS_MAX)
    expect(left).toContain(`member-${SESSIONS_MAX - 2}`)
    expect(left).not.toContain(`member-${SESSIONS_MAX - 1}`)
    expect(rows.filter(({ purpose }) => purpose === 'admin')).toHaveLength(SESSIONS_MAX + 5)
  })
})

it.each([
  ['was signed out', (client: Client) => client.post('/api/logout')],
  ['was blocked', (client: Client) => update(client.userId, { blockedAt: new Date() })],
  [
    'was left idle',
    async (client: Client) =>
      updateRows(sessions, { userId: client.userId }, { lastSeenAt: new Date(Date.now() - 8 * 86_400_000) }),
  ],
])('an ended session that %s moves none of its owner’s counters', async (_name, end) => {
  const member = await signedInClient()
  const stolen = new Client()
  stolen.cookie = member.cookie
  await end(member)
  const wrong = { currentPassword: 'errada', newPassword: 'nova-senha' }
  for (let attempt = 0; attempt < 6; attempt++) {
    const { cookie } = stolen
    expect(await stolen.put('/api/password', wrong)).toMatchObject(refusal(401, 'unauthenticated'))
    stolen.cookie = cookie
  }
  await update(member.userId, { blockedAt: null })
  const [user] = await readRows(users, { id: member.userId })
  const again = new Client()
  expect((await login(again, user?.email ?? '')).status).toBe(200)
  const right = { currentPassword: PASSWORD, newPassword: 'nova-senha' }
  expect((await again.put('/api/password', right)).status).toBe(200)
})
