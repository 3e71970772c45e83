import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#shared/lib/api/query-client.ts'
import { queryKeys } from '../query-keys.ts'
import { UNFILTERED } from '../records/list-filter.ts'
import { keepQueries, restoreQueries } from './kept-queries.ts'

const vault = vi.hoisted((): { text: string | undefined } => ({ text: undefined }))
vi.mock('./vault.ts', () => ({
  openVault: async () => async (text: string) => {
    vault.text = text
  },
  readVault: async () => (vault.text === undefined ? undefined : { memberId: 'm1', text: vault.text }),
}))

const DAY = 86_400_000
const member = { id: 'm1', fullName: 'Ivo Prado', email: 'ivo@exemplo.com.br', status: 'approved' }
const card = { card: { fullName: 'Ivo Prado', number: '7421' }, company: null }

const deleted = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-03:00') })
  vault.text = undefined
  deleted.mockClear()
  vi.stubGlobal('indexedDB', { deleteDatabase: deleted })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface KeptQuery {
  key: unknown[]
  data: unknown
  at: number
}

const written = (): KeptQuery[] => JSON.parse(vault.text ?? '{"queries":[]}').queries

/** A signed-in page that keeps data, with one answer of the server. */
async function keeping() {
  const client = createQueryClient()
  client.setQueryData(queryKeys.session, member)
  const end = new AbortController()
  keepQueries(client, { memberId: 'm1', isLocked: false }, end.signal)
  const key = queryKeys.medications.day('2026-11-28')
  await client.fetchQuery({ queryKey: key, queryFn: () => ({ doses: ['late'] }) })
  return { client, end, key }
}

it('writes what the server answered, and nothing that it has not confirmed', async () => {
  const { client, end, key } = await keeping()
  const answeredAt = Date.now()
  let confirm = () => {}
  const saving = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise<void>((resolve) => (confirm = resolve)) })
    .execute(undefined)
  client.setQueryData(key, { doses: ['taken'] })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(vault.text).toBeUndefined()

  confirm()
  await saving
  await vi.advanceTimersByTimeAsync(1_000)
  // The data is as old as the answer, although it has been changed on screen since.
  expect(written().find(({ key: [, area] }) => area === 'medications')).toEqual({
    key,
    data: { doses: ['taken'] },
    at: answeredAt,
  })

  client.setQueryData(queryKeys.session, null)
  vault.text = undefined
  await client.fetchQuery({ queryKey: queryKeys.now, queryFn: () => ({}) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(vault.text).toBeUndefined()
  end.abort()
})

it('writes again what changed, or when its age is worth telling', async () => {
  const { client, end, key } = await keeping()
  const answersWith = async (minutes: number, dose: string) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    vault.text = undefined
    await client.fetchQuery({ queryKey: key, queryFn: () => ({ doses: [dose] }), staleTime: 0 })
    await vi.advanceTimersByTimeAsync(1_000)
    return written().length > 0
  }
  expect({
    same: await answersWith(1, 'late'),
    changed: await answersWith(1, 'taken'),
    sameAgain: await answersWith(1, 'taken'),
    older: await answersWith(5, 'taken'),
  }).toEqual({ same: false, changed: true, sameAgain: false, older: true })

  document.dispatchEvent(new Event('visibilitychange'))
  expect(await answersWith(1, 'taken'), 'after another window may have written').toBe(true)
  end.abort()
})

it('leaves out the longest answers where the data has no room', async () => {
  const { client, end, key } = await keeping()
  const list = { pages: [['x'.repeat(5_000_000)]], pageParams: [''] }
  await client.fetchQuery({ queryKey: queryKeys.exams.list(UNFILTERED), queryFn: () => list })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(written().map((query) => query.key)).toEqual([[...queryKeys.session], [...key]])
  expect(deleted).not.toHaveBeenCalled()
  end.abort()
})

async function restored(shape: string | undefined, queries: KeptQuery[]): Promise<string[]> {
  vault.text = JSON.stringify({ shape, queries })
  const client = createQueryClient()
  await restoreQueries(client, true, () => true)
  client.removeQueries({ queryKey: queryKeys.keptEmail })
  const known = client.getQueryCache().getAll()
  expect(known.every(({ state }) => state.isInvalidated)).toBe(true)
  return known.map(({ queryKey }) => queryKey.slice(0, 3).join(' ')).toSorted()
}

it('restores data of this shape if it is young enough, and of another shape what opens the app', async () => {
  const now = Date.now()
  const list = {
    key: queryKeys.sleep.list(UNFILTERED),
    data: { pages: [], pageParams: [] },
    at: now - 3 * DAY,
  }
  const all: KeptQuery[] = [
    { key: [...queryKeys.session], data: member, at: now - 3 * DAY },
    { key: queryKeys.membershipCard('m1'), data: card, at: now - 3 * DAY },
    list,
    { key: [...queryKeys.now], data: { doses: [] }, at: now - DAY },
    { key: [...queryKeys.sleep.today], data: {}, at: now - 60_000 },
    { ...list, key: queryKeys.exams.list(UNFILTERED), at: now - 31 * DAY },
  ]
  expect({
    same: await restored(undefined, all),
    another: await restored('another', all),
    cardOfAnotherForm: await restored('another', [
      ...all.slice(0, 1),
      { key: queryKeys.membershipCard('m1'), data: { number: 1 }, at: now },
    ]),
  }).toEqual({
    same: ['member membership-card m1', 'member now', 'member sleep list', 'member sleep today', 'session'],
    another: ['member membership-card m1', 'session'],
    cardOfAnotherForm: ['session'],
  })
  expect(deleted).not.toHaveBeenCalled()

  expect(
    await restored(undefined, [{ key: [...queryKeys.session], data: member, at: now - 31 * DAY }]),
  ).toEqual([])
  expect(deleted).toHaveBeenCalledOnce()
})

it('restores on another day what still holds, and the last charts in the place of those of today', async () => {
  const monday = '2026-11-23'
  const at = Date.parse(`${monday}T20:00:00-03:00`)
  const upcoming = [...queryKeys.consultations.upcoming]
  const keptOnMonday = (key: readonly unknown[], data: object) => ({ key: [...key], data, at })
  const session = keptOnMonday(queryKeys.session, member)
  const keysAfter = async (...kept: KeptQuery[]) => {
    vault.text = JSON.stringify({ shape: undefined, queries: [session, ...kept] })
    const client = createQueryClient()
    await restoreQueries(client, true, () => true)
    return client
      .getQueryCache()
      .findAll({ queryKey: queryKeys.member })
      .map(({ queryKey, state }) => [...queryKey.slice(1), state.data])
  }
  const week = (day: string) => queryKeys.sleep.period('week', day)
  const today = '2026-11-28'
  expect({
    lastNight: await keysAfter(keptOnMonday(queryKeys.sleep.today, {})),
    begun: await keysAfter(keptOnMonday(upcoming, { date: `${today}T11:00:00-03:00` })),
    next: await keysAfter(keptOnMonday(upcoming, { date: `${today}T13:00:00-03:00` })),
    charts: await keysAfter(
      keptOnMonday(week('2026-11-16'), { of: 'before' }),
      { ...keptOnMonday(week('2026-11-22'), { of: 'Sunday' }), at: at - DAY },
      keptOnMonday(week(monday), { of: 'Monday' }),
      keptOnMonday(queryKeys.medications.day(monday), {}),
    ),
    // As stored again on a day without a network.
    again: await keysAfter(keptOnMonday(week('2026-11-25'), { of: 'Monday' })),
  }).toEqual({
    lastNight: [],
    begun: [],
    next: [['consultations', 'upcoming', { date: `${today}T13:00:00-03:00` }]],
    charts: [
      ['sleep', 'period', 'week', '2026-11-16', { of: 'before' }],
      ['sleep', 'period', 'week', today, { of: 'Monday' }],
      ['medications', 'day', monday, {}],
    ],
    again: [['sleep', 'period', 'week', today, { of: 'Monday' }]],
  })
})
