import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Queue, VIEW_LEASE_SECONDS, type Viewed } from '#contract/presence.ts'
import { runBatch } from '#database/batch.ts'
import { deleteStale } from '#database/clean-up.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { after, SECOND } from '#domain/duration.ts'
import { type Client, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany } from '#testing/factories.ts'

const path = '/api/admin/presence'

let companyId: number
let ana: Client
let bia: Client

beforeEach(async () => {
  companyId = (await createCompany()).id
  ana = await administratorClient({ companyId, fullName: 'Ana Souza' })
  bia = await administratorClient({ companyId, fullName: 'Bia Prado' })
})

async function viewedFor(client: Client): Promise<Viewed[]> {
  const { status, body } = await client.get(path)
  expect(status).toBe(200)
  return body.viewed
}

function openTab(client: Client, queue: Queue = 'registrations') {
  const tab = crypto.randomUUID()
  return async (recordId: string | null) =>
    expect((await client.post(path, { tab, queue, recordId })).status).toBe(204)
}

const seconds = (count: number) => vi.setSystemTime(after(new Date(), count * SECOND))
afterEach(() => void vi.useRealTimers())

it('shows colleagues who has a record open, by first name, but not to that person', async () => {
  await openTab(ana)('r1')
  await openTab(bia, 'policies')('p1')
  expect(await viewedFor(ana)).toEqual([{ queue: 'policies', recordId: 'p1', names: ['Bia'] }])
  expect(await viewedFor(bia)).toEqual([{ queue: 'registrations', recordId: 'r1', names: ['Ana'] }])
})

it('shows nothing to another company', async () => {
  await openTab(ana)('r1')
  expect(await viewedFor(await administratorClient())).toEqual([])
})

it('ends with its lease, which each note renews', async () => {
  const view = openTab(ana)
  await view('r1')
  seconds(VIEW_LEASE_SECONDS - 1)
  expect(await viewedFor(bia)).toHaveLength(1)
  await view('r1')
  seconds(VIEW_LEASE_SECONDS - 1)
  expect(await viewedFor(bia)).toHaveLength(1)
  seconds(1)
  expect(await viewedFor(bia)).toEqual([])
})

it('follows the tab to its next record, and ends when it has none', async () => {
  const view = openTab(ana)
  await view('r1')
  await view('r2')
  expect((await viewedFor(bia)).map(({ recordId }) => recordId)).toEqual(['r2'])
  await view(null)
  expect(await viewedFor(bia)).toEqual([])
})

it('keeps a record open while one of two tabs has it, and names each colleague once', async () => {
  const caio = await administratorClient({ companyId, fullName: 'Caio' })
  const [one, two] = [openTab(ana), openTab(ana)]
  for (const view of [openTab(bia), one, two]) await view('r1')
  expect(await viewedFor(caio)).toEqual([{ queue: 'registrations', recordId: 'r1', names: ['Ana', 'Bia'] }])
  await one(null)
  expect((await viewedFor(caio))[0]?.names).toEqual(['Ana', 'Bia'])
  await two(null)
  expect((await viewedFor(caio))[0]?.names).toEqual(['Bia'])
})

it('rejects a view of no known queue, and a tab that is not a random id', async () => {
  const view = { tab: crypto.randomUUID(), queue: 'registrations', recordId: 'r1' }
  const invalid = [
    { ...view, queue: 'members' },
    { ...view, tab: 'tab' },
    { ...view, recordId: '' },
    { ...view, recordId: 'r'.repeat(65) },
  ]
  for (const body of invalid) expect((await ana.post(path, body)).status).toBe(422)
  expect(await viewedFor(bia)).toEqual([])
})

it('is deleted by the schedule once it has ended', async () => {
  await openTab(ana)('old')
  seconds(VIEW_LEASE_SECONDS)
  await openTab(ana)('new')
  const db = await testDatabase()
  await runBatch(db, deleteStale(db, after(new Date(), SECOND), new Date()))
  const left = await db.select({ recordId: recordViews.recordId }).from(recordViews)
  expect(left.filter(({ recordId }) => ['old', 'new'].includes(recordId))).toEqual([{ recordId: 'new' }])
})
