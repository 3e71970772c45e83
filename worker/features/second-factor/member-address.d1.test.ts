import { describe, expect, it } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { Client, insertRows, invalid, readRows, refusal, updateRows } from '#testing/api.ts'
import {
  administratorClient,
  appCode,
  createCompany,
  createUser,
  enrolledAdministrator,
  login,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'

const path = '/api/second-factor'
const sixMinutesLater = { later: 6 * 60_000 }
const stepRequired = refusal(403, 'second_factor_required')

/** An administrator with a second factor who has entered the password at the member address. */
async function halfwayAtMemberAddress() {
  const { user, first, secret } = await enrolledAdministrator()
  const client = new Client()
  const answer = await login(client, user.email)
  return { user, client, answer, dashboard: first, secret }
}

describe('an administrator with a second factor at the member address', () => {
  it('is not signed in by the password alone', async () => {
    const { client, answer, user } = await halfwayAtMemberAddress()
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_required', access: 'code' } })
    expect(answer.text).not.toContain(user.id)
    expect(await client.get('/api/user')).toMatchObject(stepRequired)
  })

  it.each([
    ['PUT', '/api/password', { currentPassword: PASSWORD, newPassword: 'uma nova senha' }],
    ['POST', '/api/email-change', { email: 'nova@exemplo.com.br', password: PASSWORD }],
    ['PATCH', '/api/user', { fullName: 'Outro Nome' }],
    ['GET', '/api/sessions', undefined],
    ['DELETE', '/api/sessions', undefined],
    ['GET', '/api/membership-card', undefined],
  ])('may not %s %s before the code, and the dashboard stays signed in', async (method, address, body) => {
    const { client, dashboard, user } = await halfwayAtMemberAddress()
    expect(await client.request(method, address, { body })).toMatchObject(stepRequired)
    expect((await dashboard.get('/api/admin/user')).body).toMatchObject({ id: user.id, access: 'full' })
    expect((await login(new Client(), user.email)).status).toBe(403)
  })

  it('is signed in by the code, with a new secret', async () => {
    const { client, user, secret } = await halfwayAtMemberAddress()
    const passwordOnly = new Client()
    passwordOnly.cookie = client.cookie
    expect((await client.post(`${path}/verify`, { code: appCode(secret) })).status).toBe(204)
    expect(client.cookie).not.toBe(passwordOnly.cookie)
    expect((await client.get('/api/user')).body).toMatchObject({ id: user.id })
    expect((await passwordOnly.get('/api/user')).status).toBe(401)
    const body = { currentPassword: PASSWORD, newPassword: 'uma nova senha' }
    expect((await client.put('/api/password', body)).status).toBe(200)
  })

  it('requires a new proof before a change of e-mail, and tells which kind', async () => {
    const { client, secret } = await halfwayAtMemberAddress()
    await client.post(`${path}/verify`, { code: appCode(secret) })
    const change = () =>
      client.post('/api/email-change', { email: 'x@exemplo.com.br', password: PASSWORD }, sixMinutesLater)
    expect(await change()).toMatchObject({
      status: 403,
      body: { code: 'fresh_proof_required', factors: ['app'] },
    })
    const code = appCode(secret, 12)
    expect((await client.post(`${path}/verify`, { code }, sixMinutesLater)).status).toBe(204)
    expect((await change()).status).toBe(200)
  })

  it('loses the access of an older session when the second factor is set up', async () => {
    const user = await createUser({ role: 'admin' })
    const client = new Client()
    expect((await login(client, user.email)).status).toBe(200)
    const dashboard = new Client('admin')
    await dashboard.post('/api/admin/login', { email: user.email, password: PASSWORD })
    const { secret } = (await dashboard.post('/api/admin/second-factor/enrolment')).body
    await dashboard.post('/api/admin/second-factor/enrolment/confirm', { code: appCode(secret) })
    expect(await client.get('/api/user')).toMatchObject(stepRequired)
  })

  it('must set one up if the company requires it', async () => {
    const { id: companyId } = await createCompany({ secondFactorRequired: true })
    const { email } = await createUser({ role: 'admin', companyId })
    const client = new Client()
    expect(await login(client, email)).toMatchObject({ status: 403, body: { access: 'enrolment' } })
    expect((await client.get('/api/user')).status).toBe(403)
    const { secret } = (await client.post(`${path}/enrolment`)).body
    const before = client.cookie
    const confirmed = await client.post(`${path}/enrolment/confirm`, { code: appCode(secret) })
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
    expect(Object.keys(confirmed.body)).toEqual(['recoveryCodes'])
    expect(client.cookie).not.toBe(before)
    expect((await client.get('/api/user')).body).toMatchObject({ email })
  })

  it('asks no member for a second step, even if the company requires one of administrators', async () => {
    const { id: companyId } = await createCompany({ secondFactorRequired: true })
    const member = await signedInClient({ companyId })
    expect((await member.get('/api/user')).status).toBe(200)
    expect((await member.post(`${path}/verify`, { code: '000000' })).status).toBe(403)
  })
})

describe('the second step at the dashboard', () => {
  it('renews the secret of the session', async () => {
    const { client, secret } = await enrolledAdministrator()
    const passwordOnly = new Client('admin')
    passwordOnly.cookie = client.cookie
    await client.post('/api/admin/second-factor/verify', { code: appCode(secret) })
    expect(client.cookie).not.toBe(passwordOnly.cookie)
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
    expect((await passwordOnly.get('/api/admin/user')).status).toBe(401)
  })

  it('keeps the secret for a wrong code', async () => {
    const { client, secret } = await enrolledAdministrator()
    const before = client.cookie
    await client.post('/api/admin/second-factor/verify', { code: appCode(secret, 50) })
    expect(client.cookie).toBe(before)
    expect((await client.get('/api/admin/user')).body).toMatchObject({ access: 'code' })
  })
})

describe('a password that is too short for an administrator', () => {
  const short = 'borboletas7'

  it('must be replaced after the promotion, at both addresses', async () => {
    const user = await createUser()
    const member = new Client()
    await login(member, user.email)
    const change = { currentPassword: PASSWORD, newPassword: short }
    expect((await member.put('/api/password', change)).status).toBe(200)
    expect((await login(member, user.email, short)).status).toBe(200)
    const other = await administratorClient()
    expect((await other.put(`/api/admin/members/${user.id}/role`, { role: 'admin' })).status).toBe(200)

    expect(await member.get('/api/user')).toMatchObject({
      status: 403,
      body: { code: 'staff_password_required', access: 'password' },
    })
    expect(await login(new Client(), user.email, short)).toMatchObject({
      status: 403,
      body: { access: 'password' },
    })
    const client = new Client('admin')
    const signIn = await client.post('/api/admin/login', { email: user.email, password: short })
    expect(signIn.body).toMatchObject({ access: 'password' })
    expect((await client.get('/api/admin/registrations')).status).toBe(403)
    const replace = (newPassword: string) =>
      client.put('/api/admin/password', { currentPassword: short, newPassword })
    expect(await replace('borboletas8')).toMatchObject(
      invalid({ newPassword: expect.stringContaining('12 caracteres') }),
    )
    expect((await replace('borboletas azuis')).status).toBe(200)
    expect((await client.get('/api/admin/user')).body).toMatchObject({ access: 'full' })
    expect((await client.get('/api/admin/registrations')).status).toBe(200)
  })

  it('is replaced at the member address too, after the code', async () => {
    const { user, client, secret } = await halfwayAtMemberAddress()
    await updateRows(sessions, { userId: user.id }, { weakPassword: true })
    const body = { currentPassword: PASSWORD, newPassword: 'borboletas azuis' }
    expect(await client.put('/api/password', body)).toMatchObject(stepRequired)
    expect((await client.post(`${path}/verify`, { code: appCode(secret) })).status).toBe(204)
    expect(await client.get('/api/user')).toMatchObject({ status: 403, body: { access: 'password' } })
    expect((await client.put('/api/password', body)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
  })
})

describe('the audit rows of refused and verified sign-ins', () => {
  const listAuditRows = async (id: string, action: 'account.sign_in_refused' | 'account.dashboard_refused') =>
    readRows(auditLog, { subjectId: id, action })

  it('tells of a member’s wrong passwords, without the e-mail', async () => {
    const { id, email } = await createUser()
    const client = new Client()
    const wrong = await login(client, email, 'errada-1')
    expect(wrong.trips).toBeLessThanOrEqual(2)
    const unknown = await login(client, `${crypto.randomUUID()}@exemplo.com.br`, 'errada-1')
    expect([unknown.status, unknown.trips, unknown.text]).toEqual([401, wrong.trips, wrong.text])
    const rows = await listAuditRows(id, 'account.sign_in_refused')
    expect(rows).toMatchObject([{ actorId: null, clientIp: client.clientIp, detail: null }])
    expect(JSON.stringify(rows)).not.toContain(email)
    for (let n = 0; n < 8; n++) await login(client, email, 'errada-1')
    expect(await listAuditRows(id, 'account.sign_in_refused')).toHaveLength(5)
  })

  it('leaves at most fifty a day for one account, however many attempts the limits allow', async () => {
    const { id, email } = await createUser()
    const env = { RATE_LIMIT_SCALE: '1000' }
    await login(new Client(), email, 'errada-1', { env })
    const [first] = await listAuditRows(id, 'account.sign_in_refused')
    if (!first) throw new Error('A wrong password left no row.')
    for (let n = 0; n < 48; n++) await insertRows(auditLog, { ...first, id: crypto.randomUUID() })
    for (let n = 0; n < 3; n++) await login(new Client(), email, 'errada-1', { env })
    expect(await listAuditRows(id, 'account.sign_in_refused')).toHaveLength(50)
    await new Client().post('/api/test-admin-login', { email, password: 'errada-1' }, { env })
    expect(await listAuditRows(id, 'account.dashboard_refused')).toHaveLength(1)
  })

  it('are those of the dashboard for POST /api/test-admin-login', async () => {
    const user = await createUser({ role: 'admin' })
    const client = new Client()
    const check = (password: string) => client.post('/api/test-admin-login', { email: user.email, password })
    expect((await check('errada-1')).status).toBe(401)
    expect((await check(PASSWORD)).status).toBe(200)
    const rows = await readRows(auditLog, { subjectId: user.id })
    expect(rows.map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
      ['account.dashboard_refused', null, null],
      ['account.signed_in_to_dashboard', user.id, { step: 'password_only' }],
    ])
  })
})
