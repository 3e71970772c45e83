import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { policies } from '#database/schema/insurance.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { systemClock } from '#platform/clock.ts'
import {
  type Client,
  EMAIL,
  readRows,
  refusal,
  testDatabase,
  testEnvironment,
  updateRows,
} from '#testing/api.ts'
import { administratorClient, signedInClient } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { held } from '#testing/registrations.ts'
import { samplePdf } from '#testing/sample-files.ts'
import { deliverMessages } from '#worker/features/messages/deliver-messages.ts'

const PATH = '/api/admin/policies'
const final = refusal(409, 'decision_final')

async function sent(member: Client): Promise<string> {
  const { body } = await member.post('/api/insurance', { fileName: 'apolice.pdf', fileSize: 9 })
  await member.put(body.filePath, undefined, {
    rawBody: samplePdf(),
    headers: { 'Content-Type': 'application/pdf' },
  })
  return body.id
}

/** Moves the decision `seconds` into the past. */
async function ageDecision(id: string, seconds: number) {
  const back = seconds * 1000
  await updateRows(policies, { id }, { decidedAt: sql`${policies.decidedAt} - ${back}` })
  await updateRows(
    events,
    { subjectId: id },
    { notifyAt: sql`${events.notifyAt} - ${back}`, mailDueAt: sql`${events.mailDueAt} - ${back}` },
  )
}

async function deliver() {
  const env = { ...(await testEnvironment()), EMAIL }
  await deliverMessages({ db: await testDatabase(), clock: systemClock, env })
}

const listEvents = async (id: string) => readRows(events, { subjectId: id })

describe('a policy decision within ten seconds', () => {
  let admin: Client
  let member: Client
  let id: string
  beforeEach(async () => {
    ;[admin, member] = await Promise.all([administratorClient(), signedInClient()])
    id = await sent(member)
  })
  const approve = () => admin.post(`${PATH}/${id}/approve`, { policyNumber: '48.2217' }, held)
  const undo = (client = admin) => client.post(`${PATH}/${id}/undo`, undefined, held)

  it('notifies nobody; afterwards it notifies the member', async () => {
    await approve()
    await deliver()
    const { email } = (await member.get('/api/user')).body
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Sua apólice foi aprovada')
    expect((await member.get('/api/notifications')).body).toEqual([])
    await ageDecision(id, 10)
    await deliver()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Sua apólice foi aprovada')
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
    const other = await sent(member)
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
    await ageDecision(id, 10)
    expect(await undo()).toMatchObject(final)
    expect((await member.get('/api/insurance')).body).toMatchObject([{ status: 'approved' }])
    expect((await admin.post(`${PATH}/${crypto.randomUUID()}/undo`, undefined, held)).status).toBe(404)
  })

  it('is undone once by two concurrent requests', async () => {
    await approve()
    const answers = await Promise.all([undo(), undo(), undo()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
