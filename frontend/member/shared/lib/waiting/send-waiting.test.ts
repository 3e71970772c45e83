import * as fakeIndexedDb from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendWaiting } from './send-waiting.ts'
import { SENT, SHARED } from './sending.ts'
import { openWaitingStore } from './waiting-store.ts'

const MEMBER = 'm1'
const DAY_MS = 86_400_000

const network = vi.fn<typeof fetch>()
let locked: string[]

const entry = (minutes: number, more: object = {}) => ({
  kind: 'exercise' as const,
  body: { kind: 'walking', startedAt: '2026-11-28T10:00:00.000Z', minutes, intensity: 'LIGHT' } as const,
  key: `key-${minutes}`,
  at: 0,
  request: {
    url: '/api/exercise',
    method: 'POST',
    body: JSON.stringify({ minutes }),
    headers: { 'Idempotency-Key': `key-${minutes}` },
  },
  ...more,
})

const created = (init?: RequestInit) =>
  Response.json({ id: 'e1', ...JSON.parse(String(init?.body)) }, { status: 201 })

/** What a sign-out does. */
const deleteAll = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase('waiting').onsuccess = resolve
  })

/** Which entries were sent, in order. */
const sent = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).minutes)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-03:00'), toFake: ['Date'] })
  for (const [name, type] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, type)
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
  network.mockReset()
  network.mockImplementation(async (_url, init) => created(init))
  vi.stubGlobal('fetch', network)
  locked = []
  const locks = {
    request: (name: string, act: () => Promise<void>) => {
      locked.push(name)
      return act()
    },
  }
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends what waits once, in order, under the lock of the tabs, and keeps the answers for the app', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  await store.add(entry(20, { refused: { message: 'não', fields: {} } }))
  await store.add(entry(30))
  await store.add(entry(40, { request: undefined }))
  await store.add(entry(50))
  await sendWaiting()
  await sendWaiting()
  expect(sent()).toEqual([10, 30])
  expect(network).toHaveBeenCalledWith('/api/exercise', {
    method: 'POST',
    body: '{"minutes":10}',
    headers: { 'Idempotency-Key': 'key-10', 'X-Time-Zone': expect.stringMatching(/./) },
    credentials: 'same-origin',
    signal: expect.any(AbortSignal),
  })
  expect(locked).toEqual(['waiting', 'waiting'])
  const all = await store.all()
  expect(all.map(({ key, begunAt, answer }) => [key, begunAt !== undefined, answer])).toEqual([
    ['key-10', true, { id: 'e1', minutes: 10 }],
    ['key-20', false, undefined],
    ['key-30', true, { id: 'e1', minutes: 30 }],
    ['key-40', false, undefined],
    ['key-50', false, undefined],
  ])
})

it('sends as they are now the entries that change while an earlier one is being sent', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  const taken = await store.add(entry(20))
  const changed = await store.add(entry(30))
  network.mockImplementationOnce(async (_url, init) => {
    await store.takeBack(taken)
    await store.replace(changed, entry(31), { unlessBegun: true })
    return created(init)
  })
  await sendWaiting()
  expect(sent()).toEqual([10, 31])
})

it('sends and keeps nothing more once the key is gone, as by a sign-out', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  await store.add(entry(20))
  network.mockImplementationOnce(async (_url, init) => {
    await deleteAll()
    return created(init)
  })
  await sendWaiting()
  await sendWaiting()
  expect(sent()).toEqual([10])
  expect(await indexedDB.databases()).toEqual([])
})

it('makes no database again that a sign-out deleted while a tab was sending', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  const request = (_name: string, act: () => Promise<void>) => deleteAll().then(act)
  vi.stubGlobal('navigator', { locks: { request } })
  await sendWaiting()
  expect(network).not.toHaveBeenCalled()
  expect(await indexedDB.databases()).toEqual([])
})

it.each([
  [401, 'fulfilled', []],
  [403, 'rejected', [20]],
  [429, 'rejected', [20]],
])('lets an entry be taken back that was not stored: %i', async (status, outcome, others) => {
  const store = await openWaitingStore(MEMBER)
  const order = await store.add(entry(10))
  await store.add(entry(20))
  // As a proxy may answer.
  network.mockResolvedValueOnce(Response.json(null, { status }))
  expect(await Promise.allSettled([sendWaiting()])).toMatchObject([{ status: outcome }])
  expect(sent()).toEqual([10, ...others])
  expect(await store.takeBack(order)).toBe(true)
})

it('holds no later entry up with one that is refused for lack of room', async () => {
  const store = await openWaitingStore(MEMBER)
  const order = await store.add(entry(10))
  await store.add(entry(20))
  network.mockResolvedValueOnce(Response.json({ code: 'quota_in_all' }, { status: 429 }))
  await sendWaiting()
  expect(sent()).toEqual([10, 20])
  // The app shows why: until then it stays as it was sent.
  expect(await store.takeBack(order)).toBe(false)
})

it.each([
  [201, SENT],
  [503, []],
])('tells the tabs whether there is an answer to take over: %i', async (status, news) => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  network.mockResolvedValueOnce(Response.json({}, { status }))
  const tab = new BroadcastChannel(SHARED)
  const told = new Promise((resolve) => {
    tab.onmessage = ({ data }) => resolve(data)
  })
  await sendWaiting().catch(() => undefined)
  expect(await told).toEqual(news)
  tab.close()
})

it('asks the browser to try again without a network, behind a captive portal and while the server is overloaded, but not after an ended session', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  await store.add(entry(20))
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sendWaiting()).rejects.toThrow('Failed to fetch')
  network.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(sendWaiting()).rejects.toThrow('503')
  network.mockResolvedValueOnce(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))
  await expect(sendWaiting()).rejects.toMatchObject({ name: 'SyntaxError' })
  network.mockResolvedValueOnce(new Response(null, { status: 401 }))
  await sendWaiting()
  network.mockResolvedValueOnce(new Response(null, { status: 422 }))
  await sendWaiting()
  expect(sent()).toEqual([10, 10, 20, 10, 10, 10])
})

it('asks the browser to try again what the server failed at before an entry that only the app can send', async () => {
  const store = await openWaitingStore(MEMBER)
  await store.add(entry(10))
  await store.add(entry(20, { request: undefined }))
  network.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(sendWaiting()).rejects.toThrow('503')
  expect(sent()).toEqual([10])
})

it('sends nothing that was begun too long ago, or without its key, and makes no database', async () => {
  await sendWaiting()
  expect(await indexedDB.databases()).toEqual([])
  const store = await openWaitingStore(MEMBER)
  const order = await store.add(entry(10))
  await store.begin(order)
  vi.setSystemTime(Date.now() + 31 * DAY_MS)
  await sendWaiting()
  await store.add(entry(20))
  await openWaitingStore('m2')
  await sendWaiting()
  expect(network).not.toHaveBeenCalled()
})
