import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { sessions } from '#database/schema/accounts.ts'
import { auditLog, throttles } from '#database/schema/operations.ts'
import { recoveryCodes as codes, secondFactors } from '#database/schema/second-factor.ts'
import { Client, readRows, refusal, statusesOf, testDatabase, updateRows } from '#testing/api.ts'
import {
  administratorClient,
  administratorOfStrictCompany,
  appCode,
  createCompany,
  enrolledAdministrator,
  PASSWORD,
} from '#testing/factories.ts'
import { newestMailTo, subjectsTo } from '#testing/mail.ts'
import guide from '../../../docs/deployment.md?raw'
import { verifySession } from './second-factor.queries.ts'

const path = '/api/admin/second-factor'
const verify = (client: Client, code: string) => client.post(`${path}/verify`, { code })
const queue = (client: Client) => client.get('/api/admin/registrations')
const wrong = refusal(422, 'second_factor_code_wrong')
const used = refusal(422, 'second_factor_code_used')

async function readActions(userId: string) {
  const rows = await readRows(auditLog, { subjectId: userId })
  return rows.map(({ action }) => action).filter((action) => action.startsWith('second_factor'))
}

/** A new session of an administrator with a second factor. */
async function signInAgain(email: string) {
  const client = new Client('admin')
  const answer = await client.post('/api/admin/login', { email, password: PASSWORD })
  return { client, answer }
}

/** Stops the clock until the end of the test, so that all codes belong to the same time step. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the enrolment', () => {
  it('names the administrator’s company as the issuer', async () => {
    const company = await createCompany({ name: 'Saúde "Clara" & Cia' })
    const admin = await administratorClient({ companyId: company.id })
    const { uri } = (await admin.post(`${path}/enrolment`)).body
    expect(new URL(uri).searchParams.get('issuer')).toBe('Saúde "Clara" & Cia')
  })

  it('has no effect before a code confirms it', async () => {
    const admin = await administratorClient()
    const begun = await admin.post(`${path}/enrolment`)
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect((await queue(admin)).status).toBe(200)
    expect((await admin.get(path)).body).toEqual({ since: null, recoveryCodesLeft: 0, required: false })
    const far = appCode(begun.body.secret, 40)
    expect(await admin.post(`${path}/enrolment/confirm`, { code: far })).toMatchObject({
      ...wrong,
      body: { fields: { code: 'Código incorreto. Confira e tente de novo.' } },
    })
    expect((await queue(admin)).status).toBe(200)
  })

  it('shows the same secret to a reloaded page', async () => {
    const admin = await administratorClient()
    const [first, second] = [await admin.post(`${path}/enrolment`), await admin.post(`${path}/enrolment`)]
    expect(second.body.secret).toBe(first.body.secret)
    const long = new Date(Date.now() - 16 * 60_000)
    await updateRows(secondFactors, { userId: admin.userId }, { createdAt: long })
    expect((await admin.post(`${path}/enrolment`)).body.secret).not.toBe(first.body.secret)
  })

  it('shows ten recovery codes once and stores neither them nor the secret in clear text', async () => {
    const { user, secret, recoveryCodes, first } = await enrolledAdministrator()
    expect(new Set(recoveryCodes).size).toBe(10)
    const stored = JSON.stringify([
      await readRows(secondFactors, { userId: user.id }),
      await readRows(codes, { userId: user.id }),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text)
    }
    expect((await first.get(path)).body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 })
    expect(await readActions(user.id)).toEqual(['second_factor.enabled'])
    expect((await newestMailTo(first, user.email)).subject).toBe('A verificação em duas etapas está ativa')
  })

  it('cannot be replaced with only the password', async () => {
    const { client, secret } = await enrolledAdministrator()
    const on = refusal(409, 'second_factor_on')
    expect(await client.post(`${path}/enrolment`)).toMatchObject(on)
    expect(await client.post(`${path}/enrolment/confirm`, { code: appCode(secret) })).toMatchObject(on)
  })

  it('is confirmed by one of several concurrent requests', async () => {
    const admin = await administratorClient()
    const { secret } = (await admin.post(`${path}/enrolment`)).body
    expect(
      await statusesOf(
        [1, 2, 3].map(() => admin.post(`${path}/enrolment/confirm`, { code: appCode(secret) })),
      ),
    ).toEqual([200, 409, 409])
    expect(await readRows(codes, { userId: admin.userId })).toHaveLength(10)
  })
})

it('a company that requires a second factor gives an administrator without one access to the enrolment only, and to everything after it', async () => {
  const admin = await administratorOfStrictCompany()
  expect((await admin.get('/api/admin/user')).body).toMatchObject({ access: 'enrolment' })
  expect(await queue(admin)).toMatchObject(refusal(403, 'second_factor_required'))
  const { secret } = (await admin.post(`${path}/enrolment`)).body
  await admin.post(`${path}/enrolment/confirm`, { code: appCode(secret) })
  expect((await admin.get('/api/admin/user')).body).toMatchObject({ access: 'full' })
  expect((await queue(admin)).status).toBe(200)
  expect((await admin.get(path)).body).toMatchObject({ required: true })
})

describe('the second step of the sign-in', () => {
  it('accepts the app’s code for this session only', async () => {
    const { user, client, secret } = await enrolledAdministrator()
    expect((await client.get('/api/admin/user')).body).toMatchObject({ id: user.id, access: 'code' })
    expect((await queue(client)).status).toBe(403)
    expect((await verify(client, ` ${appCode(secret).replace(/(...)/, '$1 ')} `)).status).toBe(204)
    expect((await client.get('/api/admin/user')).body).toMatchObject({ access: 'full' })
    expect((await queue(client)).status).toBe(200)
    const { client: other, answer } = await signInAgain(user.email)
    expect(answer.body.access).toBe('code')
    expect((await queue(other)).status).toBe(403)
    expect(await readActions(user.id)).toEqual(['second_factor.enabled', 'second_factor.verified'])
  })

  it('accepts the previous, current and next time step, each once and never an older one', async () => {
    stopClock()
    const { user, client, secret } = await enrolledAdministrator()
    expect((await verify(client, appCode(secret, -1))).status).toBe(204)
    expect((await verify((await signInAgain(user.email)).client, appCode(secret, 1))).status).toBe(204)
    for (const steps of [-1, 0, 1]) {
      const { client: other } = await signInAgain(user.email)
      expect(await verify(other, appCode(secret, steps))).toMatchObject(used)
      expect((await queue(other)).status).toBe(403)
    }
    for (const steps of [-3, 3]) {
      expect(await verify((await signInAgain(user.email)).client, appCode(secret, steps))).toMatchObject(
        wrong,
      )
    }
  })

  it('accepts one of several concurrent requests with the same code', async () => {
    for (let race = 0; race < 10; race++) {
      const { user, secret } = await enrolledAdministrator()
      const clients = await Promise.all([1, 2, 3, 4].map(async () => (await signInAgain(user.email)).client))
      expect(await statusesOf(clients.map((one) => verify(one, appCode(secret))))).toEqual([
        204, 422, 422, 422,
      ])
      expect((await Promise.all(clients.map(queue))).filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  it('accepts each recovery code once, and notifies by e-mail', async () => {
    const { user, client, first, recoveryCodes } = await enrolledAdministrator()
    const [code = ''] = recoveryCodes
    expect((await verify(client, code.toUpperCase().replaceAll('-', ' '))).status).toBe(204)
    // The sign-in on a new device sends another one.
    await client.settled()
    expect(subjectsTo(user.email)).toContain('Um código de recuperação foi usado')
    expect((await first.get(path)).body).toMatchObject({ recoveryCodesLeft: 9 })
    const again = await Promise.all(
      [1, 2].map(async () => verify((await signInAgain(user.email)).client, code)),
    )
    for (const answer of again) expect(answer).toMatchObject(wrong)
  })

  it('rejects another user’s codes', async () => {
    const [ana, bia] = [await enrolledAdministrator(), await enrolledAdministrator()]
    expect(await verify(ana.client, bia.recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect(await verify(ana.client, appCode(bia.secret))).toMatchObject(wrong)
  })

  it('verifies no other user’s session', async () => {
    const [ana, bia] = [await enrolledAdministrator(), await enrolledAdministrator()]
    const db = await testDatabase()
    const [session] = await readRows(sessions, { userId: bia.user.id, verifiedAt: null })
    const now = new Date()
    const step = Math.floor(now.getTime() / 30_000)
    const who = { actorId: ana.user.id, subjectId: ana.user.id, clientIp: '', requestId: '' }
    const audit = { companyId: 1, at: now, action: 'second_factor.verified' as const, ...who }
    const hash = session?.secretHash ?? ''
    await runBatch(
      db,
      verifySession(db, ana.user.id, { step }, { hash, newHash: hash }, now, { audit, attemptsKey: 'none' }),
    )
    expect((await queue(bia.client)).status).toBe(403)
  })

  it('locks out after five wrong codes, but never for good', async () => {
    const { client, secret, recoveryCodes } = await enrolledAdministrator()
    const bad = appCode(secret, 50)
    for (let n = 0; n < 5; n++) expect(await verify(client, bad)).toMatchObject(wrong)
    const refused = await verify(client, appCode(secret))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect((await verify(client, recoveryCodes[0] ?? '')).status).toBe(429)
    await (await testDatabase()).update(throttles).set({ blockedUntil: new Date(Date.now() - 1) })
    expect((await verify(client, appCode(secret))).status).toBe(204)
  })

  it('counts concurrent wrong codes one by one, and a used code does not reset the count', async () => {
    const { user, client, secret } = await enrolledAdministrator()
    const code = appCode(secret)
    expect((await verify(client, code)).status).toBe(204)
    const clients = await Promise.all([1, 2, 3, 4].map(async () => (await signInAgain(user.email)).client))
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => verify(clients[n % 4] ?? client, code)),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it.each([{}, { code: '12345' }, { code: 'abc' }, { code: 123456 }, { code: '0'.repeat(16) }])(
    'refuses %j before it counts',
    async (body) => {
      const { client } = await enrolledAdministrator()
      expect(await client.post(`${path}/verify`, body)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { code: expect.stringContaining('6 números') } },
      })
    },
  )
})

describe('turning the second factor off', () => {
  it('requires a code; afterwards the password alone signs in', async () => {
    const { user, first, secret } = await enrolledAdministrator()
    expect(await first.post(`${path}/disable`, { code: appCode(secret, 40) })).toMatchObject(wrong)
    expect((await first.post(`${path}/disable`, { code: appCode(secret) })).status).toBe(204)
    expect((await newestMailTo(first, user.email)).subject).toBe(
      'A verificação em duas etapas foi desativada',
    )
    expect(await readRows(codes, { userId: user.id })).toEqual([])
    expect((await signInAgain(user.email)).answer.body.access).toBe('full')
    expect(await first.post(`${path}/disable`, { code: appCode(secret) })).toMatchObject(
      refusal(409, 'second_factor_off'),
    )
    expect(await readActions(user.id)).toEqual(['second_factor.enabled', 'second_factor.disabled'])
  })

  it('ends the access of sessions that were verified before', async () => {
    const { client, first, secret } = await enrolledAdministrator()
    expect((await verify(client, appCode(secret))).status).toBe(204)
    expect((await queue(client)).status).toBe(200)
    await first.post(`${path}/disable`, { code: appCode(secret, 1) })
    const again = (await first.post(`${path}/enrolment`)).body
    expect((await first.post(`${path}/enrolment/confirm`, { code: appCode(again.secret) })).status).toBe(200)
    expect((await queue(first)).status).toBe(200)
    expect(await queue(client)).toMatchObject(refusal(403, 'second_factor_required'))
    expect((await verify(client, appCode(again.secret, 1))).status).toBe(204)
    expect((await queue(client)).status).toBe(200)
  })

  it('accepts a recovery code if the app is lost', async () => {
    const { first, recoveryCodes } = await enrolledAdministrator()
    expect((await first.post(`${path}/disable`, { code: recoveryCodes[3] })).status).toBe(204)
    expect((await first.get(path)).body).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  })
})

describe('new recovery codes', () => {
  it('replace the previous ones', async () => {
    const { client, first, secret, recoveryCodes } = await enrolledAdministrator()
    const answer = await first.post(`${path}/recovery-codes`, { code: appCode(secret) })
    expect(answer.status).toBe(200)
    expect(new Set([...answer.body.recoveryCodes, ...recoveryCodes]).size).toBe(20)
    expect(await verify(client, recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect((await verify(client, answer.body.recoveryCodes[0])).status).toBe(204)
    expect(await readRows(codes, { userId: client.userId, usedAt: null })).toHaveLength(9)
  })

  it('are not issued for a recovery code or a used code', async () => {
    stopClock()
    const { first, secret, recoveryCodes } = await enrolledAdministrator()
    const ask = (code: string | undefined) => first.post(`${path}/recovery-codes`, { code })
    expect((await ask(recoveryCodes[0])).status).toBe(422)
    expect((await ask(appCode(secret))).status).toBe(200)
    expect(await ask(appCode(secret))).toMatchObject(used)
  })
})

describe('the administrator’s own sessions and password', () => {
  it('lists the dashboard’s sessions, ends one, then all', async () => {
    const admin = await administratorClient()
    const other = new Client('admin')
    const { email } = (await admin.get('/api/admin/user')).body
    await other.post('/api/admin/login', { email, password: PASSWORD })
    await new Client().post('/api/login', { email, password: PASSWORD })
    const list = (await admin.get('/api/admin/sessions')).body
    expect(list).toHaveLength(2)
    const theirs = list.find(({ current }: { current: boolean }) => !current)
    expect((await admin.delete(`/api/admin/sessions/${theirs.id}`)).status).toBe(204)
    expect((await other.get('/api/admin/user')).status).toBe(401)
    expect((await admin.delete('/api/admin/sessions')).status).toBe(204)
    expect((await admin.get('/api/admin/user')).status).toBe(401)
    expect(await readRows(sessions, { userId: admin.userId })).toEqual([])
  })
})

it('the recovery steps of the deployment guide remove the last administrator’s second factor and leave an audit row', async () => {
  const [, statements = ''] = /--command "\n(\s+DELETE FROM recovery_codes.*?)"/s.exec(guide) ?? []
  expect(statements).toContain('audit_log')
  const { email, id } = (await enrolledAdministrator()).user
  expect((await signInAgain(email)).answer.body.access).toBe('code')
  const db = await testDatabase()
  for (const statement of statements.replaceAll('you@your-domain.com.br', email).split(';'))
    await db.run(sql.raw(statement))
  expect((await signInAgain(email)).answer.body.access).toBe('full')
  expect(await db.select().from(codes).where(eq(codes.userId, id))).toEqual([])
  expect(await readActions(id)).toContain('second_factor.disabled')
})
