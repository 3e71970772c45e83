import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import * as fakeIndexedDb from 'fake-indexeddb'
import fc from 'fast-check'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import type { RequestOptions } from '#shared/lib/api/clients.ts'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { queryKeys } from '../query-keys.ts'
import { startQueue } from './queue.ts'
import { requests, type WaitingAnswer, type WaitingBody, type WaitingKind } from './requests.ts'
import { sendWaiting } from './send-waiting.ts'
import { publishWaiting, putBack, sendOrWait, takeBack, WAITS, withoutListed } from './waiting.ts'
import { noteReadiness } from './waiting-for.ts'
import { openWaitingStore } from './waiting-store.ts'

vi.mock('#shared/ui/feedback/toast.ts', () => ({ toast: vi.fn(() => ({ dismiss: vi.fn() })) }))
vi.mock('./waiting.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./waiting.ts')>()
  return { ...original, publishWaiting: vi.fn(original.publishWaiting) }
})

const MEMBER = 'm1'
const OTHER_MEMBER = 'm2'

/** What happens to a request. */
const networks = [
  'works',
  'is lost before',
  'is lost after',
  'dies before',
  'dies after',
  'is overloaded',
] as const
type Network = (typeof networks)[number] | 'is held up'

/** What is written of each kind; the number tells it from all others. */
const bodies: { [Kind in WaitingKind]: (number: number) => WaitingBody<Kind> } = {
  exercise: (minutes) => ({
    kind: 'walking',
    startedAt: '2026-11-28T10:00:00.000Z',
    minutes,
    intensity: 'LIGHT',
  }),
  sleep: (number) => ({
    sleepStart: '2026-11-28T02:00:00.000Z',
    sleepEnd: '2026-11-28T09:00:00.000Z',
    quality: 75,
    notes: String(number),
  }),
  dose: (number) => ({
    dose: { medicationId: 'd1', name: 'Losartana', dose: '50 mg', form: 'tablet', dueAt: null },
    input: { decision: 'taken', takenAt: '2026-11-28T10:00:00.000Z', reason: String(number) },
  }),
  refill: (units) => ({ medication: { id: 'd1', form: 'tablet' }, units }),
  notes: (number) => ({
    consultation: {
      id: 'c1',
      version: 1,
      notes: null,
      date: '2026-12-02T15:00:00.000Z',
      specialty: null,
      doctorName: null,
    },
    notes: String(number),
  }),
}
const kinds = Object.keys(bodies) as WaitingKind[]

/** A server that adds what it accepts, once for each idempotency key, as ours does. */
function startServer() {
  const added: number[] = []
  const answers = new Map<string, { body: string; answer: object }>()
  const requests: string[] = []
  return {
    added,
    requests,
    session: MEMBER,
    refuses: (_number: number): string | undefined => undefined,
    answer(init: RequestInit): Response {
      const headers = new Headers(init.headers)
      const body = String(init.body)
      const { minutes, units, reason, notes } = JSON.parse(body)
      const number = Number(minutes ?? units ?? reason ?? notes)
      const key = headers.get('Idempotency-Key') ?? ''
      requests.push(`${number} ${key}`)
      if (headers.has(MEMBER_HEADER) && headers.get(MEMBER_HEADER) !== this.session)
        return Response.json({ code: 'unauthenticated', message: 'Entre de novo' }, { status: 401 })
      const stored = answers.get(key)
      if (stored && stored.body !== body) return Response.json({ message: 'key' }, { status: 422 })
      if (stored) return Response.json(stored.answer, { status: 201 })
      const message = this.refuses(number)
      if (message) return Response.json({ message, fields: { minutes: message } }, { status: 422 })
      const answer = { id: `e${number}`, ...JSON.parse(body) }
      answers.set(key, { body, answer })
      added.push(number)
      return Response.json(answer, { status: 201 })
    },
  }
}

let server: ReturnType<typeof startServer>
/** What happens to the next requests; afterwards the network works. */
let network: Network[]
/** The open page. */
let device: AbortController | undefined
let death: Promise<'death'>
let isOnline: boolean
let heldUp: Promise<void>

const never = new Promise<never>(() => undefined)

async function fetchThroughNetwork(_url: unknown, init: RequestInit): Promise<Response> {
  const happens = network.shift() ?? 'works'
  if (happens === 'is overloaded') return Response.json({ message: 'Tente depois' }, { status: 503 })
  if (happens === 'is held up') await heldUp
  const response =
    ['works', 'is held up'].includes(happens) || happens.endsWith('after') ? server.answer(init) : undefined
  if (['works', 'is held up'].includes(happens) && response) return response
  if (happens.startsWith('is lost')) throw new TypeError('Failed to fetch')
  device?.abort()
  return never
}

/** Opens the app on the device as the last crash left it. */
async function open(memberId = MEMBER, client = createQueryClient()): Promise<void> {
  device?.abort()
  // The browser gives a dead page's lock to the next one.
  lock = Promise.resolve()
  const page = new AbortController()
  device = page
  death = new Promise((resolve) => page.signal.addEventListener('abort', () => resolve('death')))
  await startQueue(client, memberId, true, page.signal)
}

let lock: Promise<unknown>
const locks = {
  request: (_name: string, act: () => Promise<unknown>) => {
    const acted = lock.then(act, act)
    lock = acted.catch(() => undefined)
    return acted
  },
}

const registerSync = vi.fn()

let tenSeconds: () => void

/** The ten seconds that a form waits for its answer pass only with `tenSeconds`, even if a page has died. */
function stubAnswerTime(): () => void {
  const timeouts: (() => void)[] = []
  const later = setTimeout
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) =>
    ms === 10_000 ? timeouts.push(act) : later(act, ms),
  )
  return () => {
    for (const act of timeouts.splice(0)) act()
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-03:00'), toFake: ['setInterval', 'Date'] })
  server = startServer()
  network = []
  device = undefined
  isOnline = true
  lock = Promise.resolve()
  for (const [name, type] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, type)
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
    locks,
    serviceWorker: { ready: Promise.resolve({ sync: { register: registerSync } }) },
  })
  registerSync.mockReset()
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn(), getItem: vi.fn() })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('fetch', fetchThroughNetwork)
  tenSeconds = stubAnswerTime()
})
afterEach(() => {
  device?.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function write(number: number, replaced?: number, kind: WaitingKind = 'exercise') {
  const body = bodies[kind](number)
  // The compiler does not relate a kind to its own body.
  const send = requests[kind] as (
    body: unknown,
    options: RequestOptions,
  ) => Promise<WaitingAnswer<WaitingKind>>
  return sendOrWait(kind, body, crypto.randomUUID(), (options) => send(body, options), replaced)
}

const waiting = async () => (await openWaitingStore(MEMBER)).all()
const minutesOf = (entry: { body: object }) => ('minutes' in entry.body ? entry.body.minutes : undefined)
const waitingMinutes = async () => (await waiting()).map(minutesOf)
/** Also on a busy machine. */
const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000)

/** The outcomes of a thousand sends, split into tests that are short even on a busy machine. */
const happenings = fc.sample(fc.array(fc.constantFrom(...networks), { minLength: 1, maxLength: 3 }), {
  numRuns: 1_000,
  seed: 20261128,
})
const PARTS = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900]

it.each(PARTS)('loses and doubles nothing in a hundred interrupted sends (from %i)', async (first) => {
  const written: number[] = []
  await open()
  for (let number = first; number < first + 100; number++) {
    network = [...(happenings[number] ?? [])]
    isOnline = number % 5 !== 0
    // In turn, and each of them also without a network.
    const kind = kinds[(number + Math.floor(number / kinds.length)) % kinds.length]
    written.push(number)
    const answer = await Promise.race([write(number, undefined, kind).catch(() => 'failed'), death])
    // The form has an error and its values: the member presses again.
    if (answer === 'failed') {
      network = []
      isOnline = true
      await write(number, undefined, kind)
    }
    // What a background send does meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
    if (device?.signal.aborted) await open()
    // Sends everything now and then, before reading the queue takes longer than sending it.
    if (number % 25 === 0) {
      network = []
      isOnline = true
      await open()
      await settled()
    }
  }
  network = []
  isOnline = true
  await open()
  await settled()
  expect(server.added.toSorted((one, other) => one - other)).toEqual(written)
})

it('keeps an entry waiting that is written while the queue starts', async () => {
  isOnline = false
  noteReadiness(open())
  expect(await write(10)).toBe(WAITS)
  expect(server.requests).toEqual([])
})

it('lets forms go on that have no answer in ten seconds, and sends their entries once, as they were changed since', async () => {
  await open()
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  heldUp = promise
  network = ['is held up']
  const written = [write(10)]
  await vi.waitFor(() => expect(network).toEqual([]))
  written.push(write(20))
  await vi.waitFor(async () => expect(await waitingMinutes()).toEqual([10, 20]))
  tenSeconds()
  expect(await Promise.all(written)).toEqual([WAITS, WAITS])
  const [begun, other] = await waiting()
  expect(begun?.begunAt).toBeDefined()
  expect(other?.begunAt).toBeUndefined()
  expect(await write(21, other?.order)).toBe(WAITS)
  answer()
  await settled()
  expect(server.added).toEqual([10, 21])
  expect(server.requests).toHaveLength(2)
})

/** The entries were written without a network, and the app was closed. */
async function writtenBefore(...minutes: number[]): Promise<void> {
  await open()
  isOnline = false
  for (const one of minutes) expect(await write(one)).toBe(WAITS)
  device?.abort()
}

it('sends in order and once what an earlier start has left, also from two tabs that open at once', async () => {
  await writtenBefore(10, 20, 30)
  expect(await waitingMinutes()).toEqual([10, 20, 30])
  isOnline = true
  const other = new AbortController()
  await Promise.all([open(), startQueue(createQueryClient(), MEMBER, true, other.signal)])
  await settled()
  other.abort()
  expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['10', '20', '30'])
  expect(server.added).toEqual([10, 20, 30])
})

it('keeps the rest of the entries, and their order, when one gets no answer', async () => {
  await writtenBefore(10, 20, 30)
  isOnline = true
  network = ['works', 'is lost before']
  await open()
  await vi.waitFor(async () => expect(await waitingMinutes()).toEqual([20, 30]))
  expect((await waiting()).map(({ begunAt }) => begunAt !== undefined)).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(30_000)
  await settled()
  expect(server.added).toEqual([10, 20, 30])
})

it('leaves out an entry that may have arrived where the list has its record', async () => {
  await writtenBefore(10, 20)
  isOnline = true
  network = ['is lost after']
  await open()
  await vi.waitFor(() => expect(server.added).toEqual([10]))
  const entries = (await waiting()).filter((entry) => entry.kind === 'exercise')
  const records = entries.map(({ body }) => ({ id: `e${body.minutes}`, version: 1, notes: null, ...body }))
  // The other entry was not begun: its record is one that was written twice.
  expect(withoutListed(entries, records).map(minutesOf)).toEqual([20])
  expect(withoutListed(entries, records.slice(1)).map(minutesOf)).toEqual([10, 20])
  expect(withoutListed(entries, undefined).map(minutesOf)).toEqual([10, 20])
})

it('shows no entry beside its record in a list that is answered while the next one is being sent', async () => {
  await writtenBefore(10, 20, 30)
  isOnline = true
  network = ['works', 'is held up']
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  heldUp = promise
  await open()
  await vi.waitFor(() => expect(network).toEqual([]))
  const shown = vi.mocked(publishWaiting).mock.lastCall?.[0].entries ?? []
  const entries = shown.filter((entry) => entry.kind === 'exercise')
  expect(entries.map(({ body, begunAt }) => [body.minutes, begunAt !== undefined])).toEqual([
    [10, true],
    [20, true],
    [30, false],
  ])
  const listed = entries.slice(0, 1).map(({ body }) => ({ id: 'e10', version: 1, notes: null, ...body }))
  expect(withoutListed(entries, listed).map(minutesOf)).toEqual([20, 30])
  answer()
  await settled()
  expect(server.added).toEqual([10, 20, 30])
})

const begun = (order: number, notes: string) => ({
  order,
  kind: 'exercise' as const,
  body: {
    kind: 'walking',
    startedAt: '2026-11-28T10:00:00.000Z',
    minutes: 10,
    intensity: 'LIGHT',
    notes,
  } as const,
  key: `key-${order}`,
  begunAt: 1,
})

it('leaves out one of two equal entries for each record that the list has', () => {
  const entries = [begun(1, 'No parque'), begun(2, 'No parque')]
  const record = { id: 'e1', ...begun(1, 'No parque').body }
  expect(withoutListed(entries, [record]).map(({ order }) => order)).toEqual([2])
  expect(withoutListed(entries, [record, { ...record, id: 'e2' }])).toEqual([])
})

it('finds the record of an entry whose notes have outer spaces, or nothing else', () => {
  const record = begun(1, 'No parque').body
  expect(withoutListed([begun(1, ' No parque\n')], [record])).toEqual([])
  expect(withoutListed([begun(1, '  ')], [{ ...record, notes: null }])).toEqual([])
  expect(withoutListed([begun(1, 'No  parque')], [record])).toHaveLength(1)
})

it('keeps a refused entry with its reason, sends the others, and sends the corrected one', async () => {
  await writtenBefore(10, 20)
  server.refuses = (minutes) => (minutes === 10 ? 'Não pode terminar no futuro' : undefined)
  isOnline = true
  await open()
  await vi.waitFor(() => expect(server.added).toEqual([20]))
  await vi.waitFor(async () =>
    expect(await waiting()).toMatchObject([
      { begunAt: undefined, refused: { fields: { minutes: 'Não pode terminar no futuro' } } },
    ]),
  )
  const [refused] = await waiting()
  // Refused again: it stays.
  await expect(write(10, refused?.order)).rejects.toThrow('Não pode terminar no futuro')
  expect(await waitingMinutes()).toEqual([10])
  expect(await write(15, refused?.order)).toMatchObject({ id: 'e15' })
  expect(await waiting()).toEqual([])
})

it('changes and takes back what was not begun, and nothing that may have arrived', async () => {
  await writtenBefore(10, 20)
  await open()
  const [first, second] = await waiting()
  if (!first || !second) throw new Error('nothing waits')
  expect(await write(11, first.order)).toBe(WAITS)
  expect(await takeBack(second)).toBe(true)
  expect(await waitingMinutes()).toEqual([11])
  await putBack(second)
  expect(await waitingMinutes()).toEqual([11, 20])

  isOnline = true
  network = ['is lost after']
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(server.added).toEqual([11]))
  const [begun] = await waiting()
  if (!begun) throw new Error('nothing waits')
  await expect(write(12, begun.order)).rejects.toThrow('pode já ter sido enviado')
  expect(await takeBack(begun)).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  await settled()
  expect(server.added).toEqual([11, 20])
})

it('says in the form that a full device could not keep what was written, and sends it where there is a network', async () => {
  await writtenBefore(10)
  await open()
  const [entry] = await waiting()
  const { prototype } = fakeIndexedDb.IDBObjectStore
  const writes = [vi.spyOn(prototype, 'add'), vi.spyOn(prototype, 'put')]
  for (const spy of writes) {
    onTestFinished(() => spy.mockRestore())
    spy.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  }
  await expect(write(20)).rejects.toThrow('pode faltar espaço')
  await expect(write(11, entry?.order)).rejects.toThrow('pode faltar espaço')
  expect(await waitingMinutes()).toEqual([10])
  isOnline = true
  expect(await write(20)).toMatchObject({ id: 'e20' })
  expect(server.added).toEqual([20])
})

it('asks before it sends again what may have arrived longer ago than the server remembers', async () => {
  await writtenBefore(10)
  isOnline = true
  network = ['is lost after']
  await open()
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ begunAt: expect.any(Number) }]))
  device?.abort()
  vi.setSystemTime('2026-12-29T12:00:00-03:00')
  await open()
  await vi.waitFor(async () =>
    expect(await waiting()).toMatchObject([{ begunAt: undefined, refused: { isUnknown: true } }]),
  )
  expect(server.requests).toHaveLength(1)
})

it('sends nothing in another member’s session, and leaves them nothing', async () => {
  await writtenBefore(10)
  isOnline = true
  server.session = OTHER_MEMBER
  await open()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  expect(server.added).toEqual([])
  expect(await waitingMinutes()).toEqual([10])
  device?.abort()
  await openWaitingStore(OTHER_MEMBER)
  expect(await waiting()).toEqual([])
})

it('writes nothing after the key is gone, as by a sign-out in another tab', async () => {
  await open()
  const store = await openWaitingStore(MEMBER)
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('waiting').onsuccess = resolve
  })
  const content = { kind: 'exercise' as const, body: { minutes: 5 } as never, key: 'k', at: 0 }
  await expect(store.add(content)).rejects.toThrow('the key is gone')
  expect(await waiting()).toEqual([])
})

it('sends the other entries where somebody has changed the bytes of one', async () => {
  await writtenBefore(10, 20)
  const database = await openDB('waiting')
  const [order = 0] = await database.getAllKeys('entries')
  const row = await database.get('entries', order)
  await database.put('entries', { ...row, sealed: { ...row.sealed, nonce: new Uint8Array(12) } }, order)
  database.close()
  isOnline = true
  await open()
  await settled()
  expect(server.added).toEqual([20])
})

it('takes the answer that the service worker got, however long ago, and sends that entry no more', async () => {
  await writtenBefore(10)
  await sendWaiting()
  vi.setSystemTime('2026-12-31T12:00:00-03:00')
  isOnline = true
  await open()
  await settled()
  expect(server.requests).toHaveLength(1)
})

it('takes the answer at once in an open tab, even one without a network', async () => {
  isOnline = false
  await open()
  expect(await write(10)).toBe(WAITS)
  await sendWaiting()
  await settled()
  expect(server.requests).toHaveLength(1)
})

/** A cache with an open list of exercise. */
function clientWithList(list: () => Promise<never[]>) {
  const client = createQueryClient()
  const queryKey = queryKeys.exercise.all
  const observer = new QueryObserver(client, { queryKey, queryFn: list, retry: false })
  onTestFinished(observer.subscribe(() => undefined))
  return client
}
/** Opens the app in a second tab, which sends nothing unless asked. */
async function openSecondTab(client: QueryClient) {
  const tab = new AbortController()
  onTestFinished(() => tab.abort())
  await startQueue(client, MEMBER, true, tab.signal)
}
/** Tells all tabs what another one would. */
function tell(news: readonly WaitingKind[]) {
  const tab = new BroadcastChannel('waiting')
  onTestFinished(() => tab.close())
  tab.postMessage(news)
}

it('shows what the service worker has sent, in every tab, until the list of that tab is answered', async () => {
  const list = vi.fn<() => Promise<never[]>>()
  const shown = () =>
    vi.mocked(publishWaiting).mock.calls.map(([{ entries }]) => entries.map(({ isSent }) => isSent))
  list.mockResolvedValue([])
  isOnline = false
  await openSecondTab(clientWithList(list))
  await open(MEMBER, clientWithList(list))
  expect(await write(10)).toBe(WAITS)
  await vi.waitFor(() => expect(shown().slice(-2)).toEqual([[undefined], [undefined]]))
  vi.mocked(publishWaiting).mockClear()

  // A refetch is cancelled by the next one; one of a page without a network fails.
  const cancelled = () => new Promise<never>(() => undefined)
  list.mockReset().mockImplementationOnce(cancelled).mockRejectedValue(new TypeError('Failed to fetch'))
  await sendWaiting()
  await vi.waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1))
  tell(['exercise'])
  await vi.waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(3))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown().filter(({ length }) => length !== 1)).toEqual([])
  expect(shown().at(-1)).toEqual([true])

  isOnline = true
  list.mockResolvedValue([])
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(shown().slice(-2)).toEqual([[], []]))
  expect(server.requests).toHaveLength(1)
})

it.each(kinds)('keeps for the service worker the request that the app would send: %s', async (kind) => {
  const fetched = vi.fn(fetchThroughNetwork)
  vi.stubGlobal('fetch', fetched)
  await open()
  isOnline = false
  expect(await write(10, undefined, kind)).toBe(WAITS)
  const [entry] = await waiting()
  isOnline = true
  await open()
  await settled()
  const [url, init] = fetched.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect(headers.get(MEMBER_HEADER)).toBe(MEMBER)
  // The service worker adds its own.
  headers.delete('Accept')
  headers.delete('X-Time-Zone')
  expect(entry).toHaveProperty('request', {
    url,
    method: init?.method,
    body: init?.body,
    headers: Object.fromEntries(headers),
  })
})

it('lets go of an entry that a form sends in another tab, once the list of this tab is answered', async () => {
  const list = vi.fn(() => Promise.resolve([]))
  await openSecondTab(clientWithList(list))
  await open()
  let release: () => void = () => undefined
  heldUp = new Promise((resolve) => {
    release = resolve
  })
  network = ['is held up']
  vi.mocked(publishWaiting).mockClear()
  const answer = write(10)
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ begunAt: expect.any(Number) }]))
  tell([])
  const shown = () => vi.mocked(publishWaiting).mock.calls.map(([{ entries }]) => entries)
  await vi.waitFor(() => expect(shown().flat()).toHaveLength(1))
  list.mockClear()
  release()
  expect(await answer).toMatchObject({ id: 'e10' })
  await vi.waitFor(() => expect(shown().flat()).toContainEqual(expect.objectContaining({ isSent: true })))
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(shown().at(-1)).toEqual([]))
})

it('sends an entry as it was changed while an earlier one was being sent', async () => {
  await writtenBefore(10, 20)
  isOnline = true
  network = ['is held up']
  let letGo: () => void = () => undefined
  heldUp = new Promise((resolve) => {
    letGo = resolve
  })
  await open()
  await vi.waitFor(async () => expect((await waiting())[0]?.begunAt).toBeDefined())
  const [, second] = await waiting()
  expect(await write(21, second?.order)).toBe(WAITS)
  letGo()
  await settled()
  expect(server.added).toEqual([10, 21])
})

it('sends the others although the server fails at one, and says that a session has ended', async () => {
  await writtenBefore(10, 20)
  isOnline = true
  network = ['is overloaded']
  await open()
  await vi.waitFor(() => expect(server.added).toEqual([20]))
  expect(await waitingMinutes()).toEqual([10])
  server.session = OTHER_MEMBER
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(server.requests).toHaveLength(2))
  // In the form too: it waits for the next session.
  expect(await write(30)).toBe(WAITS)
  // The first may have arrived at its first attempt, so that it cannot be changed.
  expect((await waiting()).map((entry) => [minutesOf(entry), entry.begunAt !== undefined])).toEqual([
    [10, true],
    [30, false],
  ])
})

it('lets an entry be changed again that only an ended session has refused', async () => {
  await writtenBefore(10)
  isOnline = true
  server.session = OTHER_MEMBER
  await open()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ begunAt: undefined }]))
})

it('asks for a Background Sync where an entry waits, and again at the next opening', async () => {
  isOnline = false
  await open()
  expect(registerSync.mock.calls).toEqual([])
  expect(await write(10)).toBe(WAITS)
  await vi.waitFor(() => expect(registerSync.mock.calls).toEqual([['waiting']]))
  await open()
  await vi.waitFor(() => expect(registerSync.mock.calls).toEqual([['waiting'], ['waiting']]))
})
