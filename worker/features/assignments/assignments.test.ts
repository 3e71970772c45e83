import { beforeEach, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { type Client, readRows, refusal, updateRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser, signedInClient } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { held, rejection, waiting } from '#testing/registrations.ts'

let ana: Client
let bruno: Client
let companyId: number

beforeEach(async () => {
  companyId = (await createCompany()).id
  ana = await administratorClient({ companyId, fullName: 'Ana Prado' })
  bruno = await administratorClient({ companyId, fullName: 'Bruno Lima' })
})

const anaHas = () => ({ id: ana.userId, fullName: 'Ana Prado' })
const brunoHas = () => ({ id: bruno.userId, fullName: 'Bruno Lima' })

/** A waiting record of each queue, with the paths for assigning and reading it. */
async function records() {
  const owner = await createUser({ companyId, fullName: 'Carla Dias' })
  const registration = await waiting({ companyId, fullName: 'Davi Reis' })
  const policy = await waitingPolicy({ companyId, ownerId: owner.id })
  return [
    {
      id: registration.id,
      path: `/api/admin/assignments/registrations/${registration.id}`,
      inList: async () => (await ana.get('/api/admin/registrations')).body.registrations[0].assignee,
      inPanel: async () => (await ana.get(`/api/admin/registrations/${registration.id}`)).body.assignee,
      inSearch: async () =>
        (await ana.get('/api/admin/registrations?search=davi')).body.registrations[0].assignee,
    },
    {
      id: policy.id,
      path: `/api/admin/assignments/policies/${policy.id}`,
      inList: async () => (await ana.get('/api/admin/policies')).body.policies[0].assignee,
      inPanel: async () => (await ana.get(`/api/admin/policies/${policy.id}`)).body.policy.assignee,
      inSearch: async () => (await ana.get('/api/admin/policies?search=carla')).body.policies[0].assignee,
    },
  ]
}

it('is taken, handed over and given back, in each queue and wherever the record is read', async () => {
  for (const { path, ...reads } of await records()) {
    const { inList, inPanel, inSearch } = reads
    const shown = async () => [await inList(), await inPanel(), await inSearch()]
    const steps = [
      { by: ana, from: null, to: ana.userId, holder: anaHas() },
      { by: ana, from: ana.userId, to: bruno.userId, holder: brunoHas() },
      { by: ana, from: bruno.userId, to: ana.userId, holder: anaHas() },
      { by: bruno, from: ana.userId, to: null, holder: null },
    ]
    expect(await shown()).toEqual([null, null, null])
    for (const { by, from, to, holder } of steps) {
      expect(await by.put(path, { from, to })).toMatchObject({ status: 200, body: { assignee: holder } })
      expect(await shown()).toEqual([holder, holder, holder])
      // A retry whose answer was lost.
      expect(await by.put(path, { from, to })).toMatchObject({ status: 200, body: { assignee: holder } })
    }
  }
})

it('lists one’s own records, longest wait first, and the colleagues to hand them to', async () => {
  const [registration, policy] = await records()
  const early = await waiting({ companyId, fullName: 'Eva Melo', emailConfirmedAt: new Date('2026-01-02') })
  const blocked = await administratorClient({ companyId, fullName: 'Aldo Blois' })
  await updateRows(users, { id: blocked.userId }, { blockedAt: new Date() })
  await administratorClient({ fullName: 'Alheia' })
  const paths = [registration?.path, policy?.path, `/api/admin/assignments/registrations/${early.id}`]
  for (const path of paths) await ana.put(String(path), { from: null, to: ana.userId })
  const { body } = await ana.get('/api/admin/assignments')
  expect(body.colleagues).toEqual([brunoHas()])
  expect(body.mine).toMatchObject([
    { queue: 'registrations', id: early.id, fullName: 'Eva Melo' },
    { queue: 'registrations', id: registration?.id, fullName: 'Davi Reis' },
    { queue: 'policies', id: policy?.id, fullName: 'Carla Dias' },
  ])
  expect((await bruno.get('/api/admin/assignments')).body).toMatchObject({ mine: [], colleagues: [anaHas()] })
})

it('has one winner in each of 20 races, and tells the other one', async () => {
  for (let race = 0; race < 10; race++)
    for (const { path, inPanel } of await records()) {
      const answers = await Promise.all(
        [ana, bruno].map((taker) => taker.put(path, { from: null, to: taker.userId })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const loser = answers.find(({ status }) => status === 409)
      const winner = answers.find(({ status }) => status === 200)
      expect(loser?.body.code).toBe('assignment_changed')
      expect(await inPanel()).toEqual(winner?.body.assignee)
    }
})

it('is refused for an administrator who may not decide it, and for a record that is not waiting', async () => {
  const member = await signedInClient({ companyId })
  const stranger = await administratorClient()
  const blocked = await administratorClient({ companyId })
  await updateRows(users, { id: blocked.userId }, { blockedAt: new Date() })
  const own = await waitingPolicy({ companyId, ownerId: bruno.userId })
  const refused = refusal(409, 'assignee_unavailable')
  for (const { path, inPanel } of await records()) {
    for (const to of [member.userId, stranger.userId, blocked.userId, 'x'])
      expect(await ana.put(path, { from: null, to }), to).toMatchObject(refused)
    expect(await inPanel()).toBeNull()
    expect(await ana.put(path, { from: null })).toMatchObject({ status: 422 })
    expect(await ana.put(path, { from: 1, to: ana.userId })).toMatchObject({ status: 422 })
  }
  const ownPath = `/api/admin/assignments/policies/${own.id}`
  expect(await ana.put(ownPath, { from: null, to: bruno.userId })).toMatchObject(refused)
  const approved = await createUser({ companyId })
  for (const id of [approved.id, 'missing'])
    expect(
      await ana.put(`/api/admin/assignments/registrations/${id}`, { from: null, to: ana.userId }),
    ).toMatchObject({ status: 404 })
})

it('is over with the administrator’s access', async () => {
  for (const { path, inList } of await records()) {
    await ana.put(path, { from: null, to: bruno.userId })
    await updateRows(users, { id: bruno.userId }, { blockedAt: new Date() })
    expect(await inList()).toBeNull()
    expect(await ana.put(path, { from: null, to: ana.userId })).toMatchObject({
      body: { assignee: anaHas() },
    })
    await updateRows(users, { id: bruno.userId }, { blockedAt: null })
  }
})

it('stays over a decision that is undone, shows nowhere once decided, and ends with a new wait', async () => {
  const { id } = await waiting({ companyId })
  const path = `/api/admin/registrations/${id}`
  const assignee = async () => (await ana.get(path)).body.assignee
  await ana.put(`/api/admin/assignments/registrations/${id}`, { from: null, to: ana.userId })
  await ana.post(`${path}/approve`, undefined, held)
  expect(await assignee()).toBeNull()
  expect((await ana.get('/api/admin/assignments')).body.mine).toEqual([])
  await ana.post(`${path}/undo`, undefined, held)
  expect(await assignee()).toEqual(anaHas())

  await ana.post(`${path}/reject`, rejection)
  const decidedAt = (await ana.get(path)).body.statusSince
  const reversal = { status: 'rejected', decidedAt, text: 'Recusado por engano.' }
  expect((await ana.post(`${path}/reverse`, reversal)).status).toBe(200)
  expect(await assignee()).toBeNull()
})

it('ends with a new request after a rejection, not with a correction of one that waits', async () => {
  const person = await signedInClient({ companyId, status: 'email_confirmed', emailConfirmedAt: new Date() })
  const path = `/api/admin/registrations/${person.userId}`
  const assignee = async () => (await ana.get(path)).body.assignee
  await ana.put(`/api/admin/assignments/registrations/${person.userId}`, { from: null, to: ana.userId })
  const correct = (fullName: string) => person.patch('/api/registration', { fullName })
  expect((await correct('Fabio Nunes')).status).toBe(200)
  expect(await assignee()).toEqual(anaHas())
  await ana.post(`${path}/reject`, rejection)
  expect((await correct('Fábio Nunes Alves')).status).toBe(200)
  expect(await assignee()).toBeNull()
})

it('raises the version of the queue and of the assignments by one, so that colleagues see it', async () => {
  const versions = async () => (await bruno.get('/api/admin/presence')).body.versions
  const [registration, policy] = await records()
  const before = await versions()
  await ana.put(String(registration?.path), { from: null, to: ana.userId })
  await ana.put(String(policy?.path), { from: null, to: ana.userId })
  await ana.put(String(policy?.path), { from: ana.userId, to: bruno.userId })
  expect(await versions()).toEqual({
    registrations: before.registrations + 1,
    policies: before.policies + 2,
    assignments: before.assignments + 3,
  })
  expect((await readRows(policies, { id: policy?.id ?? '' }))[0]?.assignedTo).toBe(bruno.userId)
})
