import { describe, expect, it } from 'vitest'
import type { AuditAction } from '#contract/audit.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { recoveryCodes, secondFactors } from '#database/schema/second-factor.ts'
import { Client, insertRows, readRows, refusal, statusesOf, updateRows } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import {
  administratorClient,
  createCompany,
  createUser,
  knownBrowser,
  PASSWORD,
  signedInClient,
} from '#testing/factories.ts'
import { mailsTo, newestMailTo } from '#testing/mail.ts'
import { held } from '#testing/registrations.ts'

const misuse = { reason: 'misuse' }
const readAudit = (subjectId: string, action: AuditAction) => readRows(auditLog, { subjectId, action })

/** An administrator of a new company without other administrators. */
async function soleAdministrator() {
  const { id: companyId } = await createCompany()
  return { companyId, admin: await administratorClient({ companyId }) }
}

/** Administrators who are not blocked. */
const listAdministrators = (companyId: number) =>
  readRows(users, { companyId, role: 'admin', blockedAt: null })

describe('GET /api/admin/members', () => {
  it('filters by status, role and block, also with a search', async () => {
    const { admin, companyId } = await soleAdministrator()
    const open = await createUser({ companyId, fullName: 'Gente Boa' })
    const blocked = await createUser({ companyId, fullName: 'Gente Bloqueada', blockedAt: new Date() })
    const listIds = async (search: string) =>
      (await admin.get(`/api/admin/members?${search}`)).body.members.map(({ id }: { id: string }) => id)
    expect(await listIds('search=gente&access=open')).toEqual([open.id])
    expect(await listIds('access=blocked')).toEqual([blocked.id])
    expect(await listIds('role=admin')).toEqual([admin.userId])
    expect(await listIds('status=rejected')).toEqual([])
    expect(await listIds('search=iracema')).toEqual([])
  })
})

describe('GET /api/admin/members/{id}', () => {
  it('shows the account, its history and sessions', async () => {
    const admin = await administratorClient()
    const waiting = await createUser({ status: 'email_confirmed', fullName: 'Lia Nunes' })
    await admin.post(`/api/admin/registrations/${waiting.id}/approve`)
    const client = await knownBrowser('member', waiting.id)
    await client.post('/api/login', { email: waiting.email, password: PASSWORD })
    const { body, text } = await admin.get(`/api/admin/members/${waiting.id}`)
    expect(body).toMatchObject({
      id: waiting.id,
      fullName: 'Lia Nunes',
      status: 'approved',
      block: null,
      history: [{ action: 'registration.approved', actor: expect.stringMatching(/^Pessoa/) }],
      sessions: [{ purpose: 'member', device: 'Aparelho desconhecido' }],
    })
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(/consultations|anamnesis|secretHash/)
  })

  it('names a decision that was undone', async () => {
    const admin = await administratorClient()
    const waiting = await createUser({ status: 'email_confirmed' })
    const registration = `/api/admin/registrations/${waiting.id}`
    await admin.post(`${registration}/approve`, undefined, held)
    expect((await admin.post(`${registration}/undo`, undefined, held)).status).toBe(200)
    expect((await admin.get(`/api/admin/members/${waiting.id}`)).body.history).toMatchObject([
      { action: 'registration.decision_undone', detail: { status: 'approved' } },
      { action: 'registration.approved' },
    ])
  })
})

describe('POST /api/admin/members/{id}/block', () => {
  it('ends the sessions, refuses the sign-in, is undone by unblock, and audits both', async () => {
    const admin = await administratorClient()
    const member = await signedInClient()
    const path = `/api/admin/members/${member.userId}`
    expect((await admin.post(`${path}/block`, {})).body.fields).toEqual({ reason: 'Escolha um motivo' })
    expect((await admin.post(`${path}/block`, { reason: 'other', text: ' x ' })).body.fields).toEqual({
      text: 'Explique o motivo',
    })
    const why = { reason: 'contract_ended', text: 'Encerrado em novembro.' }
    expect(await admin.post(`${path}/block`, why)).toMatchObject({ status: 200, body: { blocked: true } })
    expect((await member.get('/api/user')).status).toBe(401)
    const { email } = (await admin.get(path)).body
    expect(await new Client().post('/api/login', { email, password: PASSWORD })).toMatchObject(
      refusal(403, 'account_blocked'),
    )
    expect((await admin.get(path)).body).toMatchObject({
      block: { reason: 'contract_ended', text: 'Encerrado em novembro.', by: expect.any(String) },
      sessions: [],
      history: [{ action: 'member.blocked', detail: { reason: 'contract_ended' } }],
    })
    expect(await admin.post(`${path}/block`, why)).toMatchObject(refusal(409, 'member_changed'))
    expect(await readAudit(member.userId, 'member.blocked')).toMatchObject([{ actorId: admin.userId }])
    expect((await admin.post(`${path}/unblock`)).body).toEqual({ id: member.userId, blocked: false })
    expect((await admin.post(`${path}/unblock`)).status).toBe(409)
    expect(await readAudit(member.userId, 'member.unblocked')).toHaveLength(1)
    expect((await new Client().post('/api/login', { email, password: PASSWORD })).status).toBe(200)
  })

  it('accepts one of two concurrent requests, and only for an approved account', async () => {
    const [ana, bia] = await Promise.all([administratorClient(), administratorClient()])
    const { id } = await createUser()
    expect(
      await statusesOf(
        [ana, bia, ana, bia].map((admin) => admin.post(`/api/admin/members/${id}/block`, misuse)),
      ),
    ).toEqual([200, 409, 409, 409])
    expect(await readAudit(id, 'member.blocked')).toHaveLength(1)
    const pending = await createUser({ status: 'pending' })
    expect((await ana.post(`/api/admin/members/${pending.id}/block`, misuse)).status).toBe(409)
  })
})

it.each([
  ['block', (admin: Client, id: string) => admin.post(`/api/admin/members/${id}/block`, misuse)],
  ['demote', (admin: Client, id: string) => admin.put(`/api/admin/members/${id}/role`, { role: 'member' })],
])(
  'an administrator cannot %s themselves, and of two who do it to each other, one succeeds',
  async (_, act) => {
    const { admin, companyId } = await soleAdministrator()
    expect(await act(admin, admin.userId)).toMatchObject(refusal(409, 'own_account'))
    const second = await administratorClient({ companyId })
    const answers = await Promise.all([act(admin, second.userId), act(second, admin.userId)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listAdministrators(companyId)).toHaveLength(1)
  },
)

describe('PUT /api/admin/members/{id}/role', () => {
  it('gives and removes access to the dashboard, and ends its sessions with the role', async () => {
    const admin = await administratorClient()
    const person = await createUser()
    const path = `/api/admin/members/${person.id}/role`
    expect((await admin.put(path, { role: 'owner' })).status).toBe(422)
    expect(await admin.put(path, { role: 'admin' })).toMatchObject({ status: 200, body: { role: 'admin' } })
    const theirs = new Client('admin')
    expect((await theirs.post('/api/admin/login', { email: person.email, password: PASSWORD })).status).toBe(
      200,
    )
    expect((await admin.put(path, { role: 'admin' })).status).toBe(409)
    expect((await admin.put(path, { role: 'member' })).status).toBe(200)
    const rows = await readRows(sessions, { userId: person.id })
    expect(rows.filter(({ purpose }) => purpose === 'admin')).toEqual([])
    expect((await theirs.get('/api/admin/user')).status).toBe(401)
    expect(await readAudit(person.id, 'member.role_changed')).toMatchObject([
      { detail: { from: 'member', to: 'admin' } },
      { detail: { from: 'admin', to: 'member' } },
    ])
  })

  it('removes the second factor too, so that a lost phone can be replaced', async () => {
    const admin = await administratorClient()
    const { id, email } = await createUser({ role: 'admin' })
    const now = new Date()
    await insertRows(secondFactors, { userId: id, secret: 'x', createdAt: now, confirmedAt: now })
    await insertRows(recoveryCodes, { userId: id, hash: 'x' })
    const enter = () => new Client('admin').post('/api/admin/login', { email, password: PASSWORD })
    expect((await enter()).body.access).toBe('code')
    const path = `/api/admin/members/${id}/role`
    // A change to the same role removes nothing.
    expect((await admin.put(path, { role: 'admin' })).status).toBe(409)
    expect((await enter()).body.access).toBe('code')
    expect(await admin.put(path, { role: 'member' })).toMatchObject({ status: 200 })
    expect((await newestMailTo(admin, email)).subject).toBe('A verificação em duas etapas foi desativada')
    expect(await readRows(recoveryCodes, { userId: id })).toEqual([])
    expect(await readAudit(id, 'second_factor.disabled')).toMatchObject([
      { actorId: admin.userId, subjectId: id },
    ])
    expect((await admin.put(path, { role: 'admin' })).status).toBe(200)
    expect((await enter()).body.access).toBe('full')
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('requires an approved, unblocked account', async () => {
    const admin = await administratorClient()
    for (const overrides of [{ status: 'pending' as const }, { blockedAt: new Date() }]) {
      const { id } = await createUser(overrides)
      expect((await admin.put(`/api/admin/members/${id}/role`, { role: 'admin' })).status).toBe(409)
    }
  })

  it.runIf(recording)('names the last administrator to whoever comes a moment too late', async () => {
    const { admin, companyId } = await soleAdministrator()
    const second = await administratorClient({ companyId })
    const env = await beforeBatch(2, () => updateRows(users, { id: second.userId }, { role: 'member' }))
    expect(
      await second.put(`/api/admin/members/${admin.userId}/role`, { role: 'member' }, { env }),
    ).toMatchObject(refusal(409, 'last_administrator'))
  })

  it('refuses a change of one’s own role, even among several administrators', async () => {
    const admin = await administratorClient()
    for (const role of ['member', 'admin'])
      expect(await admin.put(`/api/admin/members/${admin.userId}/role`, { role })).toMatchObject(
        refusal(409, 'own_account'),
      )
    expect(await readAudit(admin.userId, 'member.role_changed')).toEqual([])
  })
})

it('POST /api/admin/members/{id}/resend-confirmation sends another link, but not before the cooldown ends', async () => {
  const admin = await administratorClient()
  const pending = await createUser({ status: 'pending', confirmationSentAt: new Date(0) })
  const path = `/api/admin/members/${pending.id}/resend-confirmation`
  expect((await admin.post(path)).status).toBe(200)
  expect((await newestMailTo(admin, pending.email)).subject).toMatch(/confirme/i)
  expect(await admin.post(path)).toMatchObject(refusal(429, 'resend_too_soon'))
  expect(await readRows(events, { userId: pending.id })).toHaveLength(1)
  expect(await readAudit(pending.id, 'member.confirmation_resent')).toHaveLength(1)
  const confirmed = await createUser({ status: 'email_confirmed' })
  const refused = await admin.post(`/api/admin/members/${confirmed.id}/resend-confirmation`)
  expect(refused).toMatchObject(refusal(409, 'email_already_confirmed'))
  expect(mailsTo(confirmed.email)).toEqual([])
})
