import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { accessLog } from '#database/schema/logs.ts'
import { auditLog } from '#database/schema/operations.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { addDays, dayIn } from '#domain/time-zone.ts'
import { invalid, readRows, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany, createUser, signedInClient } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import { sendPolicy, waitingPolicy } from '#testing/policies.ts'

const PATH = '/api/admin/policies'
const today = () => dayIn('America/Sao_Paulo', new Date())

const waiting = (overrides: Partial<typeof policies.$inferInsert> = {}, ownerId?: string) =>
  waitingPolicy({ dueDay: today(), ...overrides, ...(ownerId && { ownerId }) })

const ids = (answer: { body: { policies: { id: string }[] } }) => answer.body.policies.map(({ id }) => id)

describe('GET /api/admin/policies', () => {
  it('lists waiting policies, overdue ones first, with their business days', async () => {
    const admin = await administratorClient()
    const soon = await waiting({ dueDay: addBusinessDays(today(), 2) })
    const late = await waiting({ dueDay: '2020-01-02' })
    const unsent = await waiting({ contentStoredAt: null, dueDay: null })
    const answer = await admin.get(PATH)
    const shown = ids(answer)
    expect(shown.indexOf(late.id)).toBeLessThan(shown.indexOf(soon.id))
    expect(shown).not.toContain(unsent.id)
    const found = (id: string) => answer.body.policies.find((policy: { id: string }) => policy.id === id)
    expect(found(soon.id)).toMatchObject({ daysLeft: 2, member: { id: soon.ownerId } })
    expect(found(late.id).daysLeft).toBeLessThan(-1000)
    expect(answer.text).not.toContain('policies/')
  })

  it('counts those that wait, that are overdue, and that are due today', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const counts = async () => (await admin.get(PATH)).body
    expect(await counts()).toMatchObject({ waiting: 0, late: 0, dueToday: 0 })
    const { id: ownerId } = await createUser({ companyId })
    for (const days of [-2, -1, 0, 0, 0, 1])
      await waiting({ companyId, dueDay: addDays(today(), days) }, ownerId)
    await waiting({ companyId, status: 'approved', decidedAt: new Date() }, ownerId)
    expect(await counts()).toMatchObject({ waiting: 6, late: 2, dueToday: 3 })
  })

  it('sorts policies of the same due day by arrival, in the list and as neighbours', async () => {
    const [admin, owner] = [await administratorClient(), (await createUser()).id]
    const dueDay = '2017-02-01'
    const hours = [9, 2, 15, 4, 11, 0, 7]
    const sentOnes = []
    for (const hour of hours) {
      const uploadedAt = new Date(Date.UTC(2017, 0, 30, hour))
      sentOnes.push(await waiting({ dueDay, uploadedAt, fileName: 'do-mesmo-dia.pdf' }, owner))
    }
    const expected = sentOnes
      .toSorted((one, other) => one.uploadedAt.getTime() - other.uploadedAt.getTime())
      .map(({ id }) => id)
    const shown = ids(await admin.get(PATH)).filter((id) => expected.includes(id))
    expect(shown).toEqual(expected)
    const [first = '', second = '', third = ''] = expected
    expect((await admin.get(`${PATH}/${second}`)).body).toMatchObject({ previousId: first, nextId: third })
  })

  it('finds by file and number, within one status', async () => {
    const admin = await administratorClient()
    const tag = `x${crypto.randomUUID().slice(0, 8)}`
    const one = await waiting({ fileName: 'meu-Seguro Odontológico.pdf' })
    const other = await waiting({ status: 'approved', policyNumber: `77.${tag}-9`, decidedAt: new Date() })
    const search = async (text: string, status = 'pending') =>
      ids(await admin.get(`${PATH}?status=${status}&search=${encodeURIComponent(text)}`))
    expect(await search('odontologico')).toContain(one.id)
    expect(await search(`77.${tag}`, 'approved')).toEqual([other.id])
    expect(await search(`77.${tag}`)).toEqual([])
  })

  it('lists the policy of exactly that number first', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const approved = { companyId, status: 'approved', decidedAt: new Date() } as const
    const byNumber = await waiting({ ...approved, policyNumber: '12.345' })
    const newer = new Date(Date.now() + 60_000)
    const beginsWithIt = await waiting({ ...approved, decidedAt: newer, policyNumber: '12.345-7' })
    for (const text of ['12.345', '12345', '12-345'])
      expect(ids(await admin.get(`${PATH}?status=approved&search=${text}`)), text).toEqual([
        byNumber.id,
        beginsWithIt.id,
      ])
  })

  it('follows a decision, a new name and a deleted policy', async () => {
    const [admin, db] = await Promise.all([administratorClient(), testDatabase()])
    const tag = `z${crypto.randomUUID().slice(0, 8)}`
    const owner = await createUser({ fullName: `Antes ${tag}` })
    const [one, other] = [await waiting({}, owner.id), await waiting({}, owner.id)]
    const search = async (text: string, status = 'pending') =>
      ids(await admin.get(`${PATH}?status=${status}&search=${encodeURIComponent(text)}`))
    expect(await search(tag)).toEqual([one.id, other.id])
    await admin.post(`${PATH}/${one.id}/approve`, { policyNumber: `88-${tag}` })
    expect(await search(tag)).toEqual([other.id])
    await admin.post(`${PATH}/${other.id}/approve`, { policyNumber: '1234' })
    expect(new Set(await search(tag, 'approved'))).toEqual(new Set([one.id, other.id]))
    await db.update(users).set({ fullName: 'Depois' }).where(eq(users.id, owner.id))
    expect(await search(tag, 'approved')).toEqual([one.id])
    expect(await search(`depois 88-${tag}`, 'approved')).toEqual([one.id])
    await db.delete(policies).where(eq(policies.id, one.id))
    expect(await search(tag, 'approved')).toEqual([])
  })
})

describe('GET /api/admin/policies/{id}', () => {
  it('shows the policy, its neighbours in the queue and the member’s other policies', async () => {
    const admin = await administratorClient()
    const owner = (await createUser()).id
    const [a, b, c] = [
      await waiting({ dueDay: '2018-03-01' }, owner),
      await waiting({ dueDay: '2018-03-02' }, owner),
      await waiting({ dueDay: '2018-03-05' }),
    ]
    const answer = await admin.get(`${PATH}/${b.id}`)
    expect(answer).toMatchObject({
      status: 200,
      body: { policy: { id: b.id }, previousId: a.id, nextId: c.id, others: [{ id: a.id }] },
    })
    expect((await admin.get(`${PATH}/${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('gives the reason and the day of the decisions on the member’s other policies', async () => {
    const admin = await administratorClient()
    const owner = (await createUser()).id
    const rejected = await waiting({ uploadedAt: new Date('2018-03-01') }, owner)
    await admin.post(`${PATH}/${rejected.id}/reject`, { text: 'Faltava a página 3.' })
    const undecided = await waiting({ uploadedAt: new Date('2018-03-02') }, owner)
    const { id } = await waiting({ uploadedAt: new Date('2018-03-03') }, owner)
    expect((await admin.get(`${PATH}/${id}`)).body.others).toMatchObject([
      { id: undecided.id, status: 'pending', rejectionText: null, decidedAt: null },
      {
        id: rejected.id,
        status: 'rejected',
        rejectionText: 'Faltava a página 3.',
        decidedAt: expect.any(String),
      },
    ])
  })
})

describe('POST /api/admin/policies/{id}/file', () => {
  it('writes the access entry before it returns the bytes', async () => {
    const [admin, member] = await Promise.all([administratorClient(), signedInClient()])
    const { id, content } = await sendPolicy(member)
    const answer = await admin.post(`${PATH}/${id}/file`)
    expect(answer).toMatchObject({ status: 200, text: content })
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(await readRows(accessLog, { recordId: id })).toMatchObject([
      { actorId: admin.userId, subjectId: member.userId, scope: 'policy_file', reason: 'policy_review' },
    ])
  })

  it('answers 404 for a missing policy and logs nothing', async () => {
    const admin = await administratorClient()
    const unsent = await waiting({ contentStoredAt: null, dueDay: null })
    expect((await admin.post(`${PATH}/${unsent.id}/file`)).status).toBe(404)
    expect(await readRows(accessLog, { recordId: unsent.id })).toEqual([])
  })
})

describe('a decision', () => {
  it('approves with a number, and writes audit row, notification and e-mail', async () => {
    const [admin, member] = await Promise.all([administratorClient(), signedInClient()])
    const { id } = await sendPolicy(member)
    const answer = await admin.post(`${PATH}/${id}/approve`, { policyNumber: ' 48.2217.003-9 ' })
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'approved' } })
    expect((await member.get('/api/insurance')).body).toMatchObject([
      { id, status: 'approved', policyNumber: '48.2217.003-9' },
    ])
    expect((await member.get('/api/notifications')).body).toMatchObject([
      { kind: 'policy_approved', subjectId: id, parameters: { fileName: 'apolice.pdf' } },
    ])
    const audit = await readRows(auditLog, { subjectId: id })
    expect(audit.filter(({ action }) => action === 'policy.approved')).toMatchObject([
      { actorId: admin.userId, companyId: 1 },
    ])
    const person = (await member.get('/api/user')).body
    const mail = await newestMailTo(admin, person.email)
    expect(mail.subject).toBe('Sua apólice foi aprovada')
    expect(mail.text).toContain('apolice.pdf')
    expect(mail.text).toContain('Número da apólice: 48.2217.003-9')
    expect((await admin.get(`${PATH}/${id}`)).body.policy).toMatchObject({
      decidedBy: expect.stringMatching(/^Pessoa/),
      decidedAt: expect.any(String),
    })
  })

  it('rejects with a text that reaches the member', async () => {
    const [admin, member] = await Promise.all([administratorClient(), signedInClient()])
    const { id } = await sendPolicy(member)
    await admin.post(`${PATH}/${id}/reject`, { text: 'Falta a página 2.' })
    expect((await member.get('/api/insurance')).body).toMatchObject([
      { status: 'rejected', rejectionText: 'Falta a página 2.' },
    ])
    expect((await member.get('/api/notifications')).body).toMatchObject([
      { kind: 'policy_rejected', parameters: { text: 'Falta a página 2.' } },
    ])
    const person = (await member.get('/api/user')).body
    const mail = await newestMailTo(admin, person.email)
    expect(mail.subject).toBe('Sua apólice precisa de atenção')
    expect(mail.text).toContain('> Falta a página 2.')
  })

  it.each([
    ['approve', {}, 'policyNumber'],
    ['approve', { policyNumber: ' 1 ' }, 'policyNumber'],
    ['approve', { policyNumber: '<b>12</b>' }, 'policyNumber'],
    ['approve', { policyNumber: ' - / . ' }, 'policyNumber'],
    ['reject', {}, 'text'],
    ['reject', { text: '  ' }, 'text'],
  ])('%s refuses %j', async (verb, body, field) => {
    const admin = await administratorClient()
    const { id } = await waiting()
    const answer = await admin.post(`${PATH}/${id}/${verb}`, body)
    expect(answer).toMatchObject(invalid({ [field]: expect.any(String) }))
    expect((await admin.get(`${PATH}/${id}`)).body.policy.status).toBe('pending')
  })
})
