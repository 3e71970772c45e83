import { beforeEach, expect, it } from 'vitest'
import type { Presence } from '#contract/presence.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import { type Client, deleteRows, updateRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { held, rejection, waiting } from '#testing/registrations.ts'

let admin: Client
let companyId: number

beforeEach(async () => {
  companyId = (await createCompany()).id
  admin = await administratorClient({ companyId })
})

async function versions(): Promise<Presence['versions']> {
  const answer = await admin.get('/api/admin/presence')
  expect(answer.status).toBe(200)
  return answer.body.versions
}

/** How much `act` raised the version of each queue. */
async function raisedBy(act: () => Promise<unknown>): Promise<Presence['versions']> {
  const before = await versions()
  await act()
  const after = await versions()
  return {
    registrations: after.registrations - before.registrations,
    policies: after.policies - before.policies,
    assignments: after.assignments - before.assignments,
  }
}

const changedUser = async (id: string, fields: Partial<typeof users.$inferInsert>) =>
  updateRows(users, { id }, fields)

it('begins at nothing', async () => {
  expect(await versions()).toEqual({ registrations: 0, policies: 0, assignments: 0 })
})

it('increases by one with each decision on a registration, its undo, and any other change shown in the list', async () => {
  const { id } = await waiting({ companyId })
  const once = { registrations: 1, policies: 0, assignments: 0 }
  const path = `/api/admin/registrations/${id}`
  const changes: Record<string, () => Promise<unknown>> = {
    'a new registration': () => waiting({ companyId }),
    approved: () => admin.post(`${path}/approve`, undefined, held),
    undone: () => admin.post(`${path}/undo`, undefined, held),
    rejected: () => admin.post(`${path}/reject`, rejection),
    'another address': () => changedUser(id, { email: 'outro@exemplo.com.br' }),
    deleted: async () => deleteRows(users, { id }),
  }
  for (const [name, act] of Object.entries(changes)) expect(await raisedBy(act), name).toEqual(once)
})

it('rises in both queues with a corrected name, which both show', async () => {
  const { id } = await waiting({ companyId })
  const rename = () => changedUser(id, { fullName: 'Outro Nome' })
  expect(await raisedBy(rename)).toEqual({ registrations: 1, policies: 1, assignments: 1 })
  expect(await raisedBy(() => changedUser(id, { fullName: 'Outro Nome' }))).toMatchObject({ policies: 0 })
})

it('rises by the number of registrations decided at once', async () => {
  const people = [await waiting({ companyId }), await waiting({ companyId })]
  const ids = people.map(({ id }) => id)
  const decide = () => admin.post('/api/admin/registrations/approve', { ids })
  expect(await raisedBy(decide)).toEqual({ registrations: 2, policies: 0, assignments: 0 })
})

it('rises by one with each decision on a policy, its undo, its arrival and its deletion', async () => {
  const owner = await createUser({ companyId })
  const { id } = await waitingPolicy({ companyId, ownerId: owner.id })
  const once = { registrations: 0, policies: 1, assignments: 0 }
  const path = `/api/admin/policies/${id}`
  const changes: Record<string, () => Promise<unknown>> = {
    arrived: () => waitingPolicy({ companyId, ownerId: owner.id }),
    approved: () => admin.post(`${path}/approve`, { policyNumber: '12.345' }, held),
    undone: () => admin.post(`${path}/undo`, undefined, held),
    rejected: () => admin.post(`${path}/reject`, { text: 'O arquivo está ilegível.' }),
    deleted: async () => deleteRows(policies, { id }),
  }
  for (const [name, act] of Object.entries(changes)) expect(await raisedBy(act), name).toEqual(once)
})

it('stays the same if nothing changes that the queues show', async () => {
  const { id } = await createUser({ companyId })
  const nothing = { registrations: 0, policies: 0, assignments: 0 }
  const acts: Record<string, () => Promise<unknown>> = {
    'another company': () => waiting(),
    'an administrator': () => administratorClient({ companyId }),
    'a policy without its file': () =>
      waitingPolicy({ companyId, ownerId: id, contentStoredAt: null, dueDay: null }),
    'a card': () => changedUser(id, { cardNumber: crypto.randomUUID() }),
    'a decision that comes too late': () => admin.post(`/api/admin/registrations/${id}/approve`),
  }
  for (const [name, act] of Object.entries(acts)) expect(await raisedBy(act), name).toEqual(nothing)
})

it('rises for the assignments with each change of a record that somebody has, of its name and of the colleagues', async () => {
  const owner = await createUser({ companyId })
  const colleague = await administratorClient({ companyId })
  const to = admin.userId
  const records = {
    registrations: { table: users, id: (await waiting({ companyId })).id },
    policies: { table: policies, id: (await waitingPolicy({ companyId, ownerId: owner.id })).id },
  }
  const decisions = { registrations: rejection, policies: { text: 'O arquivo está ilegível.' } }
  for (const queue of ['registrations', 'policies'] as const) {
    const { table, id } = records[queue]
    const acts: Record<string, () => Promise<unknown>> = {
      taken: () => admin.put(`/api/admin/assignments/${queue}/${id}`, { from: null, to }),
      decided: () => admin.post(`/api/admin/${queue}/${id}/reject`, decisions[queue]),
      deleted: async () => deleteRows(table, { id }),
    }
    for (const [name, act] of Object.entries(acts))
      expect(await raisedBy(act), `${queue} ${name}`).toMatchObject({ assignments: 1 })
  }
  const others: Record<string, () => Promise<unknown>> = {
    'an owner is renamed': () => changedUser(owner.id, { fullName: 'Nome Corrigido' }),
    'a colleague is blocked': () => changedUser(colleague.userId, { blockedAt: new Date() }),
  }
  for (const [name, act] of Object.entries(others))
    expect(await raisedBy(act), name).toMatchObject({ assignments: 1 })
})

it('states with each list, and with the assignments, at which version it was read', async () => {
  const owner = await waiting({ companyId })
  await waitingPolicy({ companyId, ownerId: owner.id })
  await admin.put(`/api/admin/assignments/registrations/${owner.id}`, { from: null, to: admin.userId })
  const { registrations, policies: ofPolicies, assignments } = await versions()
  expect(assignments).toBe(1)
  const lists = {
    '/api/admin/registrations': registrations,
    '/api/admin/registrations?status=rejected&search=pessoa': registrations,
    '/api/admin/policies': ofPolicies,
    '/api/admin/assignments': assignments,
    '/api/admin/policies?status=approved&search=maria': ofPolicies,
  }
  for (const [path, version] of Object.entries(lists))
    expect((await admin.get(path)).body.version, path).toBe(version)
})

it('refuses an ended session without clearing the cookie, which may already be the next one’s', async () => {
  const before = admin.cookie
  await admin.post('/api/admin/logout')
  admin.cookie = before
  expect((await admin.get('/api/admin/presence')).status).toBe(401)
  expect(admin.cookie).toBe(before)
  expect((await admin.get('/api/admin/registrations')).status).toBe(401)
  expect(admin.cookie).toBeUndefined()
})
