import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2'
import argon2Module from '@phi-ag/argon2/argon2.wasm'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recording } from '#testing/environment'
import { SESSIONS_MAX } from '../../contract/accounts.ts'
import { sessions, users } from '../../database/schema/accounts.ts'
import { throttles } from '../../database/schema/operations.ts'
import { ARGON2ID } from '../../platform/passwords.ts'
import { hmac, sign } from '../../platform/secrets.ts'
import { Client, testDatabase, testEnvironment } from '../../testing/api.ts'
import { beforeBatch } from '../../testing/before-batch.ts'
import { administratorClient, createUser, PASSWORD, signedInClient } from '../../testing/factories.ts'
import { newestMailTo, tokenIn } from '../../testing/mail.ts'

const login = (client: Client, email: string, password = PASSWORD, options = {}) =>
  client.post('/api/login', { email, password }, options)

/** The stored form of a password, made with so much memory. */
async function passwordHash(password: string, memoryCost: number): Promise<string> {
  const { PASSWORD_PEPPER } = await testEnvironment()
  const argon2 = new Argon2(await WebAssembly.instantiate(argon2Module))
  return argon2.hash(await hmac(PASSWORD_PEPPER, password), {
    ...ARGON2ID,
    memoryCost,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    salt: crypto.getRandomValues(new Uint8Array(16)),
  }).encoded
}

async function update(userId: string, values: Partial<typeof users.$inferInsert>) {
  await (await testDatabase()).update(users).set(values).where(eq(users.id, userId))
}

describe('POST /api/login', () => {
  it('answers the user and sets a signed __Host- cookie', async () => {
    const user = await createUser({ fullName: 'Maria Oliveira' })
    const client = new Client()
    const answer = await login(client, ` ${user.email.toUpperCase()} `)
    expect(answer).toMatchObject({
      status: 200,
      body: { id: user.id, fullName: 'Maria Oliveira', role: 'member' },
    })
    expect(answer.trips).toBeLessThanOrEqual(2)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-member_session=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(attribute)
    const user2 = await client.get('/api/user')
    expect(user2.body).toEqual(answer.body)
    expect(user2.trips).toBe(user2.trips && 1)
    expect(user2.headers.get('Cache-Control')).toBe('no-store')
  })

  it('answers a wrong password and an unknown address alike', async () => {
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
    expect(await new Client().post('/api/login', body)).toMatchObject({ status: 422, body: { fields } })
  })

  it('lets every state of registration in, but nobody blocked', async () => {
    for (const status of ['pending', 'email_confirmed', 'approved', 'rejected'] as const) {
      const { email } = await createUser({ status })
      expect(await login(new Client(), email)).toMatchObject({ status: 200, body: { status } })
    }
    const { email } = await createUser({ blockedAt: new Date() })
    expect(await login(new Client(), email)).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
  })

  it('waits after five wrong passwords, twice as long each time, and forgets it after the right one', async () => {
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

  it('never waits longer than an hour', async () => {
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

  it('counts attempts at once one by one', async () => {
    const { email } = await createUser()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(new Client(), email, 'errada-1')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('shares one counter among its three doors', async () => {
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

  it('allows thirty wrong ones in 15 minutes from one network address', async () => {
    const client = new Client()
    for (let n = 0; n < 30; n++) {
      expect((await login(client, `${crypto.randomUUID()}@exemplo.com.br`)).status).toBe(401)
    }
    expect((await login(client, `${crypto.randomUUID()}@exemplo.com.br`)).status).toBe(429)
  })

  it('does not count the right ones of a shared network address', async () => {
    const client = new Client()
    const { email } = await createUser()
    for (let n = 0; n < 32; n++) expect((await login(client, email)).status).toBe(200)
  })

  it('rehashes a password that was kept under older parameters', async () => {
    const user = await createUser({ passwordHash: await passwordHash(PASSWORD, 9_728) })
    const answer = await login(new Client(), user.email)
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    const [row] = await (await testDatabase()).select().from(users).where(eq(users.id, user.id))
    expect(row?.passwordHash).toContain('m=19456')
    expect((await login(new Client(), user.email)).status).toBe(200)
  })
})

describe('the session', () => {
  it('is nobody’s without a cookie, with a forged one, or with one of the other address', async () => {
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

  it('lives on when the signing key is rotated', async () => {
    const client = await signedInClient()
    const { SESSION_KEYS } = await testEnvironment()
    const rotated = { SESSION_KEYS: `${'new-key'.padEnd(43, '-')},${SESSION_KEYS}` }
    expect((await client.get('/api/user', { env: rotated })).status).toBe(200)
    expect((await client.get('/api/user', { env: { SESSION_KEYS: 'new-key'.padEnd(43, '-') } })).status).toBe(
      401,
    )
  })

  it('ends after seven idle days, after thirty days, and when the account is blocked', async () => {
    const db = await testDatabase()
    const day = 86_400_000
    for (const values of [
      { lastSeenAt: new Date(Date.now() - 7 * day) },
      { expiresAt: new Date(Date.now() - 1) },
    ]) {
      const client = await signedInClient()
      await db.update(sessions).set(values).where(eq(sessions.userId, client.userId))
      const answer = await client.get('/api/user')
      expect(answer.status).toBe(401)
      expect(client.cookie).toBeUndefined()
    }
    const client = await signedInClient()
    await update(client.userId, { blockedAt: new Date() })
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('is kept alive by use', async () => {
    const client = await signedInClient()
    const db = await testDatabase()
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await db.update(sessions).set({ lastSeenAt: anHourAgo }).where(eq(sessions.userId, client.userId))
    const answer = await client.get('/api/user')
    expect(answer.trips).toBe(answer.trips && 1)
    await client.settled()
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, client.userId))
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(anHourAgo.getTime())
  })

  it('keeps only the hash of its secret', async () => {
    const client = await signedInClient()
    const secret = decodeURIComponent(client.cookie ?? '').split('.')[2] ?? ''
    expect(secret).toHaveLength(43)
    const rows = await (await testDatabase()).select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('POST /api/logout', () => {
  it('ends the session on the server, once and for all', async () => {
    const client = await signedInClient()
    const cookie = client.cookie
    const answer = await client.post('/api/logout')
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(1)
    expect(client.cookie).toBeUndefined()
    client.cookie = cookie
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await new Client().post('/api/logout')).status).toBe(200)
  })
})

describe('GET and DELETE /api/sessions', () => {
  it('lists the devices, ends one, and then all', async () => {
    const user = await createUser()
    const [phone, laptop] = [new Client(), new Client()]
    const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
    await login(phone, user.email, PASSWORD, { headers: { 'User-Agent': android } })
    await login(laptop, user.email)
    const list = await phone.get('/api/sessions')
    expect(list.trips).toBe(list.trips && 1)
    expect(list.body).toHaveLength(2)
    expect(list.body.find(({ current }: { current: boolean }) => current).device).toBe('Chrome no Android')
    const other = list.body.find(({ current }: { current: boolean }) => !current)
    const ended = await phone.delete(`/api/sessions/${other.id}`)
    expect(ended.status).toBe(204)
    expect(ended.trips).toBeLessThanOrEqual(2)
    expect((await laptop.get('/api/user')).status).toBe(401)
    expect((await phone.delete(`/api/sessions/${other.id}`)).status).toBe(404)
    await login(laptop, user.email)
    const all = await phone.delete('/api/sessions')
    expect(all.status).toBe(204)
    expect(all.trips).toBeLessThanOrEqual(2)
    expect((await phone.get('/api/user')).status).toBe(401)
    expect((await laptop.get('/api/user')).status).toBe(401)
  })

  it('lists the hundred used last where there are more', async () => {
    const member = await signedInClient()
    const db = await testDatabase()
    const [head, ...rest] = Array.from({ length: SESSIONS_MAX + 5 }, (_, index) =>
      db.insert(sessions).values({
        id: crypto.randomUUID(),
        userId: member.userId,
        secretHash: crypto.randomUUID(),
        purpose: 'member',
        device: `Aparelho ${index}`,
        createdAt: new Date(Date.now() - (index + 1) * 60_000),
        lastSeenAt: new Date(Date.now() - (index + 1) * 60_000),
        expiresAt: new Date(Date.now() + 86_400_000),
      }),
    )
    if (head) await db.batch([head, ...rest])
    const { body } = await member.get('/api/sessions')
    expect(body).toHaveLength(SESSIONS_MAX)
    expect(body[0].current).toBe(true)
    expect(body.at(-1).device).toBe(`Aparelho ${SESSIONS_MAX - 2}`)
  })

  it('does not end another person’s', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    const [{ id }] = (await maria.get('/api/sessions')).body
    expect((await joao.delete(`/api/sessions/${id}`)).status).toBe(404)
    expect((await maria.get('/api/user')).status).toBe(200)
  })
})

describe('PUT /api/password', () => {
  it('changes it, ends the other sessions and says so by e-mail', async () => {
    const user = await createUser()
    const [here, there] = [new Client(), new Client()]
    await login(here, user.email)
    await login(there, user.email)
    const answer = await here.put('/api/password', { currentPassword: PASSWORD, newPassword: 'nova-senha' })
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect((await here.get('/api/user')).status).toBe(200)
    expect((await there.get('/api/user')).status).toBe(401)
    expect((await newestMailTo(here, user.email)).subject).toBe('Sua senha foi alterada')
    expect((await login(new Client(), user.email, 'nova-senha')).status).toBe(200)
    expect((await login(new Client(), user.email, PASSWORD)).status).toBe(401)
  })

  it('refuses a wrong current password, and waits after five', async () => {
    const client = await signedInClient()
    const body = { currentPassword: 'errada', newPassword: 'nova-senha' }
    for (let n = 0; n < 5; n++) {
      expect(await client.put('/api/password', body)).toMatchObject({
        status: 422,
        body: { fields: { currentPassword: 'A senha atual não confere.' } },
      })
    }
    expect((await client.put('/api/password', { ...body, currentPassword: PASSWORD })).status).toBe(429)
  })
})

describe('an ended session', () => {
  it.each([
    ['was signed out', (client: Client) => client.post('/api/logout')],
    ['was blocked', (client: Client) => update(client.userId, { blockedAt: new Date() })],
    [
      'was left idle',
      async (client: Client) =>
        (await testDatabase())
          .update(sessions)
          .set({ lastSeenAt: new Date(Date.now() - 8 * 86_400_000) })
          .where(eq(sessions.userId, client.userId)),
    ],
  ])('that %s moves none of its owner’s counters', async (_name, end) => {
    const member = await signedInClient()
    const stolen = new Client()
    stolen.cookie = member.cookie
    await end(member)
    const wrong = { currentPassword: 'errada', newPassword: 'nova-senha' }
    for (let attempt = 0; attempt < 6; attempt++) {
      const { cookie } = stolen
      const answer = await stolen.put('/api/password', wrong)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      stolen.cookie = cookie
    }
    await update(member.userId, { blockedAt: null })
    const [user] = await (await testDatabase()).select().from(users).where(eq(users.id, member.userId))
    const again = new Client()
    expect((await login(again, user?.email ?? '')).status).toBe(200)
    const right = { currentPassword: PASSWORD, newPassword: 'nova-senha' }
    expect((await again.put('/api/password', right)).status).toBe(200)
  })
})

describe('password reset', () => {
  it('sends a link that sets a new password once and ends every session', async () => {
    const user = await createUser()
    const client = new Client()
    await login(client, user.email)
    const asked = await new Client().post('/api/password-reset', { email: user.email })
    expect(asked.trips).toBeLessThanOrEqual(2)
    const visitor = new Client()
    await visitor.post('/api/password-reset', { email: user.email })
    const token = tokenIn(await newestMailTo(visitor, user.email))
    const body = { token, password: 'recuperada' }
    const answer = await visitor.post('/api/password-reset/confirm', body)
    expect(answer.status).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await login(new Client(), user.email, 'recuperada')).status).toBe(200)
    expect(await visitor.post('/api/password-reset/confirm', body)).toMatchObject({
      status: 400,
      body: { code: 'reset_token_invalid' },
    })
  })

  describe.runIf(recording)('that comes between', () => {
    /** A reset by the link, in another browser. */
    async function resetOf(email: string) {
      const visitor = new Client()
      await visitor.post('/api/password-reset', { email })
      const token = tokenIn(await newestMailTo(visitor, email))
      return async () => {
        const answer = await visitor.post('/api/password-reset/confirm', { token, password: 'recuperada' })
        expect(answer.status).toBe(200)
      }
    }

    async function expectReset(user: { id: string; email: string }) {
      const db = await testDatabase()
      expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
      expect((await login(new Client(), user.email)).status).toBe(401)
      expect((await login(new Client(), user.email, 'recuperada')).status).toBe(200)
    }

    it.each([
      ['is to be rehashed', 9_728],
      ['stays as it is', 19_456],
    ])('is not undone by a sign-in in flight whose hash %s', async (_name, memoryCost) => {
      const user = await createUser({ passwordHash: await passwordHash(PASSWORD, memoryCost) })
      const env = await beforeBatch(2, await resetOf(user.email))
      const client = new Client()
      expect(await login(client, user.email, PASSWORD, { env })).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
      expect(client.cookie).toBeUndefined()
      await expectReset(user)
    })

    it('is not undone at the administrators’ doors', async () => {
      const user = await createUser({ role: 'admin', passwordHash: await passwordHash(PASSWORD, 9_728) })
      const body = { email: user.email, password: PASSWORD }
      const reset = await resetOf(user.email)
      const verified = await new Client().post('/api/test-admin-login', body, {
        env: await beforeBatch(2, reset),
      })
      expect(verified).toMatchObject({ status: 401, body: { code: 'invalid_admin_credentials' } })
      await expectReset(user)
    })

    it('is not undone by a change of the password, and leaves no new address asked for', async () => {
      for (const [method, path, body] of [
        ['PUT', '/api/password', { currentPassword: PASSWORD, newPassword: 'nova-senha' }],
        ['POST', '/api/email-change', { email: `${crypto.randomUUID()}@exemplo.com.br`, password: PASSWORD }],
      ] as const) {
        const user = await createUser()
        const client = new Client()
        await login(client, user.email)
        const env = await beforeBatch(2, await resetOf(user.email))
        expect(await client.request(method, path, { body, env })).toMatchObject({
          status: 422,
          body: { code: 'wrong_current_password' },
        })
        const [row] = await (await testDatabase()).select().from(users).where(eq(users.id, user.id))
        expect(row?.newEmail).toBeNull()
        await expectReset(user)
      }
    })
  })

  it('answers the same for an address that nobody has', async () => {
    const { email } = await createUser()
    const known = await new Client().post('/api/password-reset', { email })
    const unknown = await new Client().post('/api/password-reset', { email: 'ninguem-aqui@exemplo.com.br' })
    expect(unknown.status).toBe(200)
    expect(unknown.text).toBe(known.text)
    expect(unknown.trips).toBe(known.trips)
  })

  it('does not take a confirmation token', async () => {
    const client = new Client()
    const email = `${crypto.randomUUID()}@exemplo.com.br`
    await client.post('/api/register', { fullName: 'Davi Moura', email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(client, email))
    expect((await client.post('/api/password-reset/confirm', { token, password: 'invadida' })).status).toBe(
      400,
    )
  })
})

describe('POST /api/test-admin-login', () => {
  it('verifies without a session', async () => {
    const user = await createUser({ role: 'admin' })
    const client = new Client()
    const answer = await client.post('/api/test-admin-login', { email: user.email, password: PASSWORD })
    expect(answer).toMatchObject({
      status: 200,
      body: { passwordValid: true, user: { id: user.id, email: user.email, role: 'admin' } },
    })
    expect(answer.trips).toBeLessThanOrEqual(2)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('names the role of who is no administrator', async () => {
    const { email } = await createUser()
    const answer = await new Client().post('/api/test-admin-login', { email, password: PASSWORD })
    expect(answer.body).toMatchObject({ passwordValid: true, user: { role: 'member' } })
  })

  it('refuses wrong credentials and blank fields', async () => {
    const { email } = await createUser({ role: 'admin' })
    const wrong = await new Client().post('/api/test-admin-login', { email, password: 'errada-1' })
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'E-mail ou senha incorretos', passwordValid: false },
    })
    const blank = await new Client().post('/api/test-admin-login', { email: ' ', password: '  ' })
    const sentence = 'Por favor, preencha todos os campos.'
    expect(blank).toMatchObject({ status: 422, body: { fields: { email: sentence, password: sentence } } })
  })
})

describe('GET /api/company', () => {
  it('answers the company of the signed-in person in one round trip', async () => {
    const client = await signedInClient({ status: 'pending' })
    const answer = await client.get('/api/company')
    expect(answer.trips).toBe(answer.trips && 1)
    expect(answer.body).toMatchObject({
      id: 1,
      name: 'Viver Bem',
      primaryColor: '#0b6e69',
      phone: '0800 123 4567',
      website: 'www.viverbem.example',
      chatUrl: null,
      timeZone: 'America/Sao_Paulo',
      adminUrl: 'http://admin.test',
    })
    expect((await new Client().get('/api/company')).status).toBe(401)
  })
})
