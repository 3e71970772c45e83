import { afterEach, describe, expect, it, vi } from 'vitest'
import { key } from '#testing/api.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'
import { at, memberAt, tablet } from '#testing/medications.ts'
import { waitingPolicy } from '#testing/policies.ts'
import { exam, walk } from '#testing/samples.ts'

afterEach(() => {
  vi.useRealTimers()
})

const nothing = {
  doses: [],
  lowStock: [],
  rejectedPolicies: [],
  pastConsultations: [],
  hasRecords: false,
  changesAt: null,
}

describe('GET /api/now', () => {
  it('is empty for a new member', async () => {
    const member = await signedInClient()
    expect(await member.get('/api/now')).toMatchObject({ status: 200, body: nothing })
  })

  it('holds nothing of another member', async () => {
    const other = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await other.post('/api/medications', tablet({ times: ['09:00'] }))
    await other.put(`/api/medications/${body.id}/stock`, { units: 1, unitsPerDose: 1, warnDays: 3 })
    await createConsultation(other.userId, { date: new Date('2026-11-18T12:00:00Z') })
    await waitingPolicy({ ownerId: other.userId, status: 'rejected', decidedAt: new Date() })
    const member = await signedInClient()
    expect((await member.get('/api/now')).body).toEqual(nothing)
  })
})

describe('the doses', () => {
  it('are those that are due and open, the longest due first, until they are decided', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet({ times: ['08:00', '12:00', '20:00'] }))
    expect((await member.get('/api/now')).body).toMatchObject({
      doses: [],
      hasRecords: true,
      changesAt: '2026-11-19T11:00:00.000Z',
    })
    at('2026-11-19T15:30:00Z')
    const due = async () => (await member.get('/api/now')).body
    expect(await due()).toMatchObject({
      doses: [
        {
          medicationId: body.id,
          name: 'Losartana',
          dose: '50 mg',
          slot: '2026-11-19T08:00',
          dueAt: '2026-11-19T11:00:00.000Z',
          state: 'late',
          unitsPerDose: null,
        },
        { slot: '2026-11-19T12:00' },
      ],
      changesAt: '2026-11-19T23:00:00.000Z',
    })
    const path = `/api/medications/${body.id}/doses`
    const taken = await member.post(path, { slot: '2026-11-19T08:00', decision: 'taken' }, key())
    await member.post(path, { slot: '2026-11-19T12:00', decision: 'skipped' }, key())
    expect((await due()).doses).toEqual([])
    await member.delete(`/api/medications/doses/${taken.body.id}`)
    expect((await due()).doses).toMatchObject([{ slot: '2026-11-19T08:00' }])
    // They are missed from midnight on.
    at('2026-11-20T03:30:00Z')
    expect((await due()).doses).toEqual([])
  })

  it('are the same as those of the day that are late', async () => {
    const member = await memberAt('2026-11-16T10:00:00Z')
    const patch = { form: 'patch', kind: 'interval', times: ['08:00'], startsOn: '2026-11-16' }
    await member.post('/api/medications', tablet({ ...patch, intervalHours: 72 }))
    await member.post('/api/medications', tablet({ times: ['23:50'] }))
    for (const moment of ['2026-11-18T12:00:00Z', '2026-11-19T10:59:00Z', '2026-11-20T04:00:00Z']) {
      at(moment)
      const late = (await member.get('/api/medications/day')).body.doses
        .filter(({ state }: { state: string }) => state === 'late')
        .map(({ slot }: { slot: string }) => slot)
      const { doses } = (await member.get('/api/now')).body
      expect(doses.map(({ slot }: { slot: string }) => slot)).toEqual(late)
      expect(late.length, moment).toBeGreaterThan(0)
    }
  })

  it('of a paused or ended medication are not asked for', async () => {
    const member = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ times: ['09:00'] }))
    expect((await member.get('/api/now')).body.doses).toHaveLength(1)
    at('2026-11-19T12:00:30Z')
    await member.put(`/api/medications/${body.id}/status`, { status: 'paused' })
    at('2026-11-20T12:30:00Z')
    expect((await member.get('/api/now')).body).toMatchObject({ doses: [], changesAt: null })
  })
})

it('names the low stock of an active medication until it is refilled', async () => {
  const member = await memberAt('2026-11-19T12:00:00Z')
  const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
  await member.put(`/api/medications/${body.id}/stock`, { units: 3, unitsPerDose: 1, warnDays: 3 })
  const low = async () => (await member.get('/api/now')).body.lowStock
  expect(await low()).toMatchObject([
    { id: body.id, name: 'Losartana', form: 'tablet', stock: { units: 3, lastsUntil: '2026-11-22' } },
  ])
  await member.post(`/api/medications/${body.id}/refills`, { units: 60 }, key())
  expect(await low()).toEqual([])
})

it('names a rejected policy until another one is sent', async () => {
  const member = await memberAt('2026-11-19T12:00:00Z')
  const day = (date: number) => new Date(Date.UTC(2026, 10, date))
  const ownerId = member.userId
  const rejected = { ownerId, status: 'rejected' as const, rejectionText: 'Ilegível' }
  await waitingPolicy({ ...rejected, uploadedAt: day(1), decidedAt: day(2) })
  await waitingPolicy({ ownerId, status: 'approved', uploadedAt: day(3), decidedAt: day(4) })
  const open = await waitingPolicy({ ...rejected, uploadedAt: day(1), decidedAt: day(5) })
  const names = async () => (await member.get('/api/now')).body.rejectedPolicies
  expect(await names()).toEqual([{ id: open.id, fileName: 'apolice.pdf', rejectionText: 'Ilegível' }])
  await waitingPolicy({ ownerId, uploadedAt: day(6) })
  expect(await names()).toEqual([])
})

it('asks about scheduled consultations whose time is over, the latest first', async () => {
  const member = await memberAt('2026-11-19T12:00:00Z')
  const ownerId = member.userId
  const on = (date: string, status: 'Scheduled' | 'Completed' = 'Scheduled') =>
    createConsultation(ownerId, { date: new Date(date), status })
  await on('2026-11-10T12:00:00Z')
  await on('2026-11-12T12:00:00Z', 'Completed')
  await on('2026-11-21T12:00:00Z')
  await on('2026-11-19T11:30:00Z')
  await on('2026-11-19T11:31:00Z')
  const { body } = await member.get('/api/now')
  expect(body.pastConsultations.map(({ date }: { date: string }) => date)).toEqual([
    '2026-11-19T11:30:00.000Z',
    '2026-11-10T12:00:00.000Z',
  ])
  expect(body).toMatchObject({ hasRecords: true, changesAt: '2026-11-19T12:01:00.000Z' })
  const [{ id }] = body.pastConsultations
  await member.patch(`/api/consultations/${id}`, { status: 'Completed' })
  expect((await member.get('/api/now')).body.pastConsultations).toHaveLength(1)
})

it.each([
  ['an exam', '/api/exams', exam()],
  ['an activity', '/api/exercise', walk()],
])('counts %s as a record', async (_case, path, record) => {
  const member = await memberAt('2026-11-19T12:00:00Z')
  const added = await member.post(path, record, key())
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  expect((await member.get('/api/now')).body).toEqual({ ...nothing, hasRecords: true })
})
