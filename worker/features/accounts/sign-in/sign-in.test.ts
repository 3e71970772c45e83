import { describe, expect, it } from 'vitest'
import { STATUS_COOKIE } from '#contract/status-cookie.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { auditLog, throttles } from '#database/schema/operations.ts'
import { ARGON2ID } from '#platform/password-cost.ts'
import { Client, invalid, readRows, refusal, testDatabase, updateRows } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import { createUser, login, PASSWORD, passwordHash } from '#testing/factories.ts'

describe('POST /api/login', () => {
  it('returns the user and sets a signed __Host- cookie', async () => {
    const user = await createUser({ fullName: 'Maria Oliveira' })
    const client = new Client()
    const answer = await login(client, ` ${user.email.toUpperCase()} `)
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, fullName: 'Maria Oliveira', role: 'member' },
    })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-member_session=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(attribute)
    const user2 = await client.get('/api/user')
    expect(user2.body).toEqual(answer.body)
    expect(user2.headers.get('Cache-Control')).toBe('no-store')
  })

  it('tells the page the status of whoever is signed in, in a readable cookie that ends with the session', async () => {
    const { id, email } = await createUser({ status: 'email_confirmed' })
    const client = new Client()
    const lines = (await login(client, email)).headers.getSetCookie()
    const line = lines.find((text) => text.startsWith(STATUS_COOKIE)) ?? ''
    expect(line).toMatch(/^__Host-member_status=email_confirmed; /)
    expect(line).not.toContain('HttpOnly')
    for (const attribute of ['Secure', 'SameSite=Strict', 'Path=/']) expect(line).toContain(attribute)

    expect((await client.get('/api/user')).headers.getSetCookie()).toEqual([])
    await updateRows(users, { id }, { status: 'approved' })
    await client.get('/api/user')
    expect(client.statusCookie).toBe('__Host-member_status=approved')

    const sessionCookie = client.cookie
    await client.post('/api/logout')
    expect(client.statusCookie).toBeUndefined()
    for (const cookie of [sessionCookie, undefined]) {
      Object.assign(client, { cookie, statusCookie: '__Host-member_status=approved' })
      expect((await client.get('/api/user')).status).toBe(401)
      expect(client.statusCookie).toBeUndefined()
    }
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await createUser()
    const wrong = await login(new Client(), email, 'outra-senha')
    const unknown = await login(new Client(), 'ninguem-mesmo@exemplo.com.br', 'outra-senha')
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'Credenciais inválidas', code: 'invalid_credentials' },
    })
    expect(unknown.text).toBe(wrong.text)
    expect(unknown.trips).toBe(wrong.trips)
  })

  it.each([
    [{ email: 'x', password: PASSWORD }, { email: 'Email inválido' }],
    [{ email: 'a@b.co', password: '12345' }, { password: 'Senha deve ter pelo menos 6 caracteres' }],
    [{}, { email: 'Email inválido', password: 'Senha deve ter pelo menos 6 caracteres' }],
  ])('refuses %j', async (body, fields) => {
    expect(await new Client().post('/api/login', body)).toMatchObject(invalid(fields))
  })

  it('accepts every registration status, but not a blocked account', async () => {
    for (const status of ['pending', 'email_confirmed', 'approved', 'rejected'] as const) {
      const { email } = await createUser({ status })
      expect(await login(new Client(), email)).toMatchObject({ status: 200, body: { status } })
    }
    const { email } = await createUser({ blockedAt: new Date() })
    expect(await login(new Client(), email)).toMatchObject(refusal(403, 'account_blocked'))
  })

  it('locks out after five wrong passwords, twice as long each time, and resets after the right one', async () => {
    const { email } = await createUser()
    const attempt = (password: string) => login(new Client(), email, password)
    const db = await testDatabase()
    const letTimePass = () => db.update(throttles).set({ blockedUntil: new Date(Date.now() - 1) })
    for (let n = 0; n < 5; n++) expect((await attempt('errada-1')).status).toBe(401)
    const sixth = await attempt(PASSWORD)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    await letTimePass()
    expect((await attempt('errada-1')).status).toBe(401)
    const seventh = await attempt(PASSWORD)
    expect(seventh.status).toBe(429)
    expect(Number(seventh.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect(Number(seventh.headers.get('Retry-After'))).toBeLessThanOrEqual(120)
    await letTimePass()
    expect((await attempt(PASSWORD)).status).toBe(200)
    expect((await attempt('errada-1')).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(200)
  })

  it('never locks out for longer than an hour', async () => {
    const { email } = await createUser()
    const db = await testDatabase()
    let refused = await login(new Client(), email, 'errada-1')
    for (let n = 0; n < 14; n++) {
      await db.update(throttles).set({ blockedUntil: new Date(Date.now() - 1) })
      refused = await login(new Client(), email, 'errada-1')
    }
    refused = await login(new Client(), email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
  })

  it('counts concurrent attempts one by one', async () => {
    const { email } = await createUser()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(new Client(), email, 'errada-1')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('shares one counter among the three sign-ins', async () => {
    const user = await createUser({ role: 'admin' })
    const body = { email: user.email, password: 'errada-1' }
    for (const n of [1, 2, 3]) await login(new Client(), user.email, `errada-${n}`)
    await new Client().post('/api/test-admin-login', body)
    await new Client('admin').post('/api/admin/login', body)
    const good = { email: user.email, password: PASSWORD }
    expect((await new Client().post('/api/login', good)).status).toBe(429)
    expect((await new Client().post('/api/test-admin-login', good)).status).toBe(429)
    expect((await new Client('admin').post('/api/admin/login', good)).status).toBe(429)
  })

  it('does not count correct passwords of a shared client IP', async () => {
    const client = new Client()
    const { email } = await createUser()
    for (let n = 0; n < 32; n++) expect((await login(client, email)).status).toBe(200)
  })

  it('audits each wrong password at the dashboard that the limits allow', async () => {
    const { id, email } = await createUser({ role: 'admin' })
    const refusals = async () => readRows(auditLog, { action: 'account.dashboard_refused' })
    const before = (await refusals()).length
    const client = new Client('admin')
    const enter = (typed: string, password: string) =>
      client.post('/api/admin/login', { email: typed, password })
    const wrong = await enter(email, 'errada-1')
    expect(wrong.status).toBe(401)
    const unknown = await enter(`${crypto.randomUUID()}@exemplo.com.br`, 'errada-1')
    expect([unknown.status, unknown.trips, unknown.text]).toEqual([401, wrong.trips, wrong.text])
    expect(wrong.trips).toBeLessThanOrEqual(2)
    expect((await refusals()).slice(before)).toMatchObject([
      { subjectId: id, actorId: null, clientIp: client.clientIp, detail: null },
    ])
    for (let n = 0; n < 8; n++) await enter(email, 'errada-1')
    expect(await refusals()).toHaveLength(before + 5)
    expect((await login(new Client(), email, 'errada-1')).status).toBe(429)
    expect(await refusals()).toHaveLength(before + 5)
  })

  it('rehashes a password that was stored with older parameters', async () => {
    const user = await createUser({ passwordHash: await passwordHash(PASSWORD, 9_728) })
    const answer = await login(new Client(), user.email)
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    const [row] = await readRows(users, { id: user.id })
    expect(row?.passwordHash).toContain(`m=${ARGON2ID.memoryCost},`)
    expect((await login(new Client(), user.email)).status).toBe(200)
  })

  it.runIf(recording).each(['/api/login', '/api/admin/login', '/api/test-admin-login'])(
    'lets two in at %s that rehash the password at the same moment',
    async (path) => {
      const user = await createUser({ role: 'admin', passwordHash: await passwordHash(PASSWORD, 9_728) })
      const body = { email: user.email, password: PASSWORD }
      const browser = () => new Client(path === '/api/admin/login' ? 'admin' : 'member')
      const first = async () => expect((await browser().post(path, body)).status).toBe(200)
      const second = browser()
      expect((await second.post(path, body, { env: await beforeBatch(2, first) })).status).toBe(200)
      const open = await readRows(sessions, { userId: user.id })
      expect(open).toHaveLength(path === '/api/test-admin-login' ? 0 : 2)
      // Neither counts as a failed attempt.
      for (let n = 0; n < 5; n++) expect((await login(new Client(), user.email, 'errada-1')).status).toBe(401)
    },
  )
})
