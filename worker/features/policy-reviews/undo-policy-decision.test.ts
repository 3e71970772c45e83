import { beforeEach, describe, expect, it } from 'vitest'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { type Client, readRows, refusal, statusesOf } from '#testing/api.ts'
import { administratorClient, signedInClient } from '#testing/factories.ts'
import { subjectsTo } from '#testing/mail.ts'
import { sendPolicy } from '#testing/policies.ts'
import { ageDecision, deliver, held } from '#testing/registrations.ts'

const PATH = '/api/admin/policies'
const final = refusal(409, 'decision_final')

const listEvents = async (id: string) => readRows(events, { subjectId: id })

describe('a policy decision within ten seconds', () => {
  let admin: Client
  let member: Client
  let id: string
  beforeEach(async () => {
    ;[admin, member] = await Promise.all([administratorClient(), signedInClient()])
    id = (await sendPolicy(member)).id
  })
  const approve = () => admin.post(`${PATH}/${id}/approve`, { policyNumber: '48.2217' }, held)
  const undo = (client = admin) => client.post(`${PATH}/${id}/undo`, undefined, held)

  it('notifies nobody; afterwards it notifies the member', async () => {
    await approve()
    await deliver()
    const { email } = (await member.get('/api/user')).body
    expect(subjectsTo(email)).not.toContain('Sua apólice foi aprovada')
    expect((await member.get('/api/notifications')).body).toEqual([])
    await ageDecision(policies, id, 10)
    await deliver()
    expect(subjectsTo(email)).toContain('Sua apólice foi aprovada')
    expect((await member.get('/api/notifications')).body).toMatchObject([{ kind: 'policy_approved' }])
  })

  it('can be undone without a trace except in the audit log', async () => {
    const before = (await admin.get(`${PATH}/${id}`)).body.policy
    await approve()
    expect(await undo()).toMatchObject({ status: 200, body: { id, status: 'pending' } })
    expect((await admin.get(`${PATH}/${id}`)).body.policy).toEqual(before)
    expect(await listEvents(id)).toEqual([])
    expect((await member.get('/api/insurance')).body).toMatchObject([
      { status: 'pending', policyNumber: null, decidedAt: null },
    ])
    const rows = await readRows(auditLog, { subjectId: id })
    expect(rows.filter(({ action }) => action === 'policy.decision_undone')).toMatchObject([
      { actorId: admin.userId, detail: { status: 'approved' } },
    ])
    // It can be found and decided again like any waiting policy.
    await admin.post(`${PATH}/${id}/reject`, { text: 'Falta a página 2.' }, held)
    expect((await member.get('/api/insurance')).body).toMatchObject([
      { rejectionText: 'Falta a página 2.', decidedAt: expect.any(String) },
    ])
    expect(await listEvents(id)).toMatchObject([{ kind: 'policy_rejected' }])
    expect((await undo()).status).toBe(200)
    expect((await member.get('/api/insurance')).body).toMatchObject([{ rejectionText: null }])
  })

  it('does not touch the decision on another policy of the member', async () => {
    const { id: other } = await sendPolicy(member)
    await admin.post(`${PATH}/${other}/approve`, { policyNumber: '77.1' }, held)
    await approve()
    await undo()
    expect(await listEvents(other)).toMatchObject([{ kind: 'policy_approved' }])
  })

  it('cannot be undone later, twice, by another administrator, or once the member was notified', async () => {
    const other = await administratorClient()
    expect(await undo()).toMatchObject(final)
    await approve()
    expect(await undo(other)).toMatchObject(final)
    expect((await undo()).status).toBe(200)
    expect(await undo()).toMatchObject(final)
    await approve()
    await ageDecision(policies, id, 10)
    expect(await undo()).toMatchObject(final)
    expect((await member.get('/api/insurance')).body).toMatchObject([{ status: 'approved' }])
    expect((await admin.post(`${PATH}/${crypto.randomUUID()}/undo`, undefined, held)).status).toBe(404)
  })

  it('is undone once by two concurrent requests', async () => {
    await approve()
    expect(await statusesOf([undo(), undo(), undo()])).toEqual([200, 409, 409])
  })
})
