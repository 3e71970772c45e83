import { afterEach, describe, expect, it, vi } from 'vitest'
import { auditLog } from '#database/schema/operations.ts'
import { Client, readRows, refusal, updateRows } from '#testing/api.ts'
import { changeConfiguration } from '#testing/configuration.ts'
import { administratorClient, createCompany, createUser, PASSWORD } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import { rejection, waiting } from '#testing/registrations.ts'

afterEach(() => void vi.useRealTimers())

describe('GET /api/admin/registrations', () => {
  it('lists waiting registrations, the longest wait first', async () => {
    const admin = await administratorClient()
    const long = await waiting({ statusSince: new Date('2020-01-01T00:00:00Z') })
    const longer = await waiting({ statusSince: new Date('2019-01-01T00:00:00Z') })
    const answer = await admin.get('/api/admin/registrations')
    const ids = answer.body.registrations.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(longer.id)).toBeLessThan(ids.indexOf(long.id))
    expect(answer.body.waiting).toBeGreaterThanOrEqual(2)
    expect(answer.text).not.toContain('argon2')
  })

  it('counts members only, as it lists them', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const person = await waiting({ companyId })
    await waiting({ companyId, role: 'admin' })
    const { body } = await admin.get('/api/admin/registrations')
    expect(body).toMatchObject({ waiting: 1, registrations: [{ id: person.id }] })
  })

  it('counts the waits over the company’s target, and those that will be by midnight in Brasília', async () => {
    const { id: companyId } = await createCompany({ registrationTargetHours: 24 })
    const admin = await administratorClient({ companyId })
    const target = async () => (await admin.get('/api/admin/registrations')).body.target
    expect(await target()).toMatchObject({ hours: 24, late: 0, dueToday: 0 })
    vi.setSystemTime('2026-10-14T13:00:00Z')
    const waits = ['13T12:59:59', '13T13:00:01', '14T02:59:59', '14T03:00:01']
    for (const since of waits) await waiting({ companyId, statusSince: new Date(`2026-10-${since}Z`) })
    await waiting({ statusSince: new Date('2026-10-01T00:00:00Z') })
    const counts = { hours: 24, late: 1, dueToday: 2, dueSince: '2026-10-14T03:00:00.000Z' }
    expect(await target()).toMatchObject(counts)
    const found = await admin.get('/api/admin/registrations?search=pessoa&status=rejected')
    expect(found.body.target).toMatchObject(counts)
    await changeConfiguration(admin, { registrationTargetHours: 9 })
    expect(await target()).toMatchObject({ hours: 9, late: 4, dueToday: 0 })
  })
})

describe('POST /api/admin/registrations/{id}/approve', () => {
  it('approves the account, with audit row and e-mail in the same batch', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    const answer = await admin.post(`/api/admin/registrations/${person.id}/approve`)
    expect(answer).toMatchObject({ status: 200, body: { id: person.id, status: 'approved' } })
    expect(await readRows(auditLog, { subjectId: person.id })).toMatchObject([
      { action: 'registration.approved', actorId: admin.userId, companyId: 1 },
    ])
    expect((await newestMailTo(admin, person.email)).subject).toBe('Seu cadastro foi aprovado')
    const client = new Client()
    await client.post('/api/login', { email: person.email, password: PASSWORD })
    expect((await client.get('/api/consultations')).status).toBe(200)
  })

  it.each(['pending', 'approved', 'rejected'] as const)('cannot decide a %s one', async (status) => {
    const admin = await administratorClient()
    const person = await createUser({ status })
    expect(await admin.post(`/api/admin/registrations/${person.id}/approve`)).toMatchObject(
      refusal(409, 'registration_already_decided'),
    )
    expect((await admin.post('/api/admin/registrations/nobody/approve')).status).toBe(404)
  })
})

describe('POST /api/admin/registrations/{id}/reject', () => {
  it('requires a reason, which reaches the e-mail and the member’s own screen', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    const path = `/api/admin/registrations/${person.id}/reject`
    expect((await admin.post(path, {})).body.fields).toEqual({
      reason: 'Escolha um motivo',
      text: 'Explique o motivo',
    })
    expect((await admin.post(path, { reason: 'other', text: ' x ' })).status).toBe(422)
    expect((await admin.post(path, rejection)).status).toBe(200)
    const mail = await newestMailTo(admin, person.email)
    expect(mail.text).toContain('> Faltam dados.\n> Informe o nome completo.')
    const client = new Client()
    const login = await client.post('/api/login', { email: person.email, password: PASSWORD })
    expect(login.body).toMatchObject({ status: 'rejected', rejection })
  })

  it('escapes the administrator’s text', async () => {
    const admin = await administratorClient()
    const person = await waiting()
    const text = '<script>alert(1)</script> "aspas" & \' ☕'
    await admin.post(`/api/admin/registrations/${person.id}/reject`, { reason: 'other', text })
    const mail = await newestMailTo(admin, person.email)
    expect(mail.html).not.toContain('<script>')
    expect(mail.text).toContain(text)
  })
})

describe('access to the queue', () => {
  it('is refused to members at the dashboard’s sign-in', async () => {
    const user = await createUser()
    const answer = await new Client('admin').post('/api/admin/login', {
      email: user.email,
      password: PASSWORD,
    })
    expect(answer).toMatchObject({ status: 403, body: { message: 'Acesso restrito a administradores.' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('ends with the dashboard’s session, after 30 idle minutes', async () => {
    const admin = await administratorClient()
    expect((await admin.get('/api/admin/user')).body).toMatchObject({ id: admin.userId, role: 'admin' })
    expect((await admin.get('/api/admin/company')).body).toMatchObject({ name: 'Viver Bem' })
    const { sessions } = await import('#database/schema/accounts.ts')
    const idle = new Date(Date.now() - 30 * 60_000)
    await updateRows(sessions, { userId: admin.userId }, { lastSeenAt: idle })
    expect((await admin.get('/api/admin/user')).status).toBe(401)
    const other = await administratorClient()
    expect((await other.post('/api/admin/logout')).status).toBe(200)
    expect((await other.get('/api/admin/user')).status).toBe(401)
  })
})
