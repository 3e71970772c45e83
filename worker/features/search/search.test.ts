import { describe, expect, it } from 'vitest'
import { FOUND_MAX } from '#contract/search.ts'
import { policies } from '#database/schema/insurance.ts'
import { type Client, updateRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'

async function company() {
  const { id: companyId } = await createCompany()
  return { companyId, admin: await administratorClient({ companyId }) }
}

const find = (admin: Client, q: string) => admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`)

describe('GET /api/admin/search', () => {
  it('finds people of every status, waiting registrations and policies', async () => {
    const { admin, companyId } = await company()
    const fullName = 'Beatriz Rocha'
    const waits = await createUser({ companyId, fullName, status: 'email_confirmed' })
    const rejected = await createUser({ companyId, fullName, status: 'rejected', rejectionReason: 'other' })
    const blocked = await createUser({ companyId, fullName, blockedAt: new Date() })
    const policy = await waitingPolicy({ companyId, ownerId: blocked.id })
    await createUser({ fullName })
    expect((await find(admin, 'beatriz rocha')).body).toEqual({
      registrations: [
        { id: waits.id, rank: 0, fullName, email: waits.email, statusSince: expect.stringMatching(/Z$/) },
      ],
      people: [blocked, rejected, waits].map(({ id, email, status }) => ({
        id,
        rank: 0,
        fullName,
        email,
        role: 'member',
        status,
        isBlocked: id === blocked.id,
      })),
      policies: [
        { id: policy.id, rank: 0, fullName, fileName: 'apolice.pdf', policyNumber: null, status: 'pending' },
      ],
    })
  })

  it('has the exact name first among dozens, and at most a few of each kind', async () => {
    const { admin, companyId } = await company()
    const exact = await createUser({ companyId, fullName: 'Ana Lima' })
    for (let n = 0; n < 30; n++)
      await createUser({ companyId, fullName: n % 2 ? 'Ana Limaverde' : 'Rosa Ana Lima' })
    const { body } = await find(admin, 'ANA LIMA')
    expect(body.people).toHaveLength(FOUND_MAX)
    expect(body.people[0]).toMatchObject({ id: exact.id, rank: 0 })
    expect(body.people.slice(1)).toEqual(Array(FOUND_MAX - 1).fill(expect.objectContaining({ rank: 2 })))
  })

  it('finds a policy of every status by its number, with or without dots', async () => {
    const { admin, companyId } = await company()
    const owner = await createUser({ companyId, fullName: 'Rui Prado' })
    const decided = { companyId, ownerId: owner.id, decidedAt: new Date() }
    const approved = await waitingPolicy({ ...decided, status: 'approved', policyNumber: '12.345' })
    await waitingPolicy({ ...decided, status: 'rejected', policyNumber: '12.3456' })
    for (const q of ['12.345', '12345'])
      expect((await find(admin, q)).body.policies, q).toMatchObject([
        { id: approved.id, rank: 0, fullName: 'Rui Prado', status: 'approved', policyNumber: '12.345' },
        { rank: 2, status: 'rejected' },
      ])
    await updateRows(policies, { companyId }, { policyNumber: '99.1' })
    expect((await find(admin, '12.345')).body.policies).toEqual([])
  })

  it('finds nothing for an empty search, or for only punctuation', async () => {
    const { admin, companyId } = await company()
    await createUser({ companyId })
    for (const query of ['', '?q=', '?q=%20', '?q=%22*', '?q=%E2%80%A6'])
      expect((await admin.get(`/api/admin/search${query}`)).body, query).toEqual({
        registrations: [],
        people: [],
        policies: [],
      })
    expect((await find(admin, 'a'.repeat(101))).status).toBe(422)
  })
})
