import { describe, expect, it } from 'vitest'
import { CONSULTATIONS_PAGE_SIZE } from '#contract/consultations.ts'
import { EXAMS_PAGE_SIZE } from '#contract/exams.ts'
import { EXERCISE_PAGE_SIZE } from '#contract/exercise.ts'
import { POLICIES_PAGE_SIZE } from '#contract/insurance.ts'
import { SLEEP_PAGE_SIZE } from '#contract/sleep.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import { allPages } from './all-pages.ts'
import { type Client, unlimited } from './api.ts'
import { createConsultation, signedInClient } from './factories.ts'
import { waitingPolicy } from './policies.ts'
import { exam, walk } from './samples.ts'

const NEW_YORK = 'America/New_York'
/** The evening of the last day of 2025 in New York. */
const OLDEST = new Date('2026-01-01T03:30:00Z')
/** The first instant of 2026 in New York. */
const FIRST = new Date('2026-01-01T05:00:00Z')
const APRIL = new Date('2026-04-01T12:00:00Z')

interface List {
  pageSize: number
  /** A filter of the list with a value that it does not have. */
  wrong: string
  /** Adds a record of that time, whose texts contain the given one, and returns its id. */
  add: (member: Client, at: Date, text?: string) => Promise<string>
  /** What the list answers as the time of the oldest record. */
  oldest?: string
}

const post = async (member: Client, path: string, body: object): Promise<string> =>
  (await member.post(path, body, unlimited)).body.id

const LISTS: Record<string, List> = {
  '/api/sleep': {
    pageSize: SLEEP_PAGE_SIZE,
    wrong: 'kind=siesta',
    add: (member, sleepEnd, notes) =>
      post(member, '/api/sleep', { sleepStart: after(sleepEnd, -HOUR), sleepEnd, quality: 80, notes }),
  },
  '/api/exercise': {
    pageSize: EXERCISE_PAGE_SIZE,
    wrong: 'kind=flying',
    add: (member, startedAt, notes) => post(member, '/api/exercise', walk({ startedAt, notes })),
  },
  '/api/consultations': {
    pageSize: CONSULTATIONS_PAGE_SIZE,
    wrong: 'group=lost',
    add: async ({ userId }, date, notes) => (await createConsultation(userId, { date, notes })).id,
  },
  '/api/exams': {
    pageSize: EXAMS_PAGE_SIZE,
    wrong: 'file=some',
    add: (member, at, notes) => post(member, '/api/exams', exam({ date: dayIn(NEW_YORK, at), notes })),
    oldest: '2025-12-31',
  },
  '/api/insurance': {
    pageSize: POLICIES_PAGE_SIZE,
    wrong: 'state=lost',
    add: async ({ userId: ownerId }, uploadedAt, rejectionText) =>
      (await waitingPolicy({ ownerId, uploadedAt, rejectionText })).id,
  },
}

describe.each(Object.entries(LISTS))('GET %s', (path, { pageSize, wrong, add, oldest }) => {
  const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

  it('filters by the year in the member’s time zone, and names the oldest record whatever the filter', async () => {
    const member = await signedInClient()
    const ask = (query: string) => member.get(`${path}?${query}`, { headers: { 'X-Time-Zone': NEW_YORK } })
    expect((await ask('')).headers.get('First-Record')).toBeNull()
    const [old, recent] = [await add(member, OLDEST), await add(member, FIRST)]
    for (const [year, ids] of [
      ['2024', []],
      ['2025', [old]],
      ['2026', [recent]],
    ] as const) {
      const { body, headers } = await ask(`year=${year}`)
      expect(idsOf(body), year).toEqual(ids)
      expect(headers.get('First-Record')).toBe(oldest ?? OLDEST.toISOString())
    }
  })

  it('finds words of a text, whatever their case and accents', async () => {
    const member = await signedInClient()
    const id = await add(member, OLDEST, 'Calor à NOITE, café tarde')
    await add(member, APRIL, 'Outra')
    const find = async (words: string) =>
      idsOf((await member.get(`${path}?search=${encodeURIComponent(words)}`)).body)
    for (const words of ['cafe', 'NOITE calor', '  Café ']) expect(await find(words), words).toEqual([id])
    for (const words of ['cafe frio', '%', '_', "'"]) expect(await find(words), words).toEqual([])
    expect(await find('')).toHaveLength(2)
  })

  it('lists the newest first, page by page within the filter, and nothing of another member', async () => {
    const [member, other] = [await signedInClient(), await signedInClient()]
    await add(member, new Date('2024-06-01T12:00:00Z'))
    const times = new Map<string, number>()
    // Two at each time, so that a pair is parted; nights do not overlap.
    const together = path === '/api/sleep' ? 1 : 2
    for (let n = 0; n <= pageSize; n += 1) {
      const at = after(APRIL, Math.floor(n / together) * DAY)
      times.set(await add(member, at), at.getTime())
    }
    const pages = await allPages<{ id: string }>(member, `${path}?year=2026`)
    expect(pages.map(({ length }) => length)).toEqual([pageSize, 1])
    const ids = idsOf(pages.flat())
    expect(new Set(ids)).toEqual(new Set(times.keys()))
    const listed = ids.map((id) => times.get(id) ?? 0)
    expect(listed).toEqual(listed.toSorted((one, other) => other - one))
    const [, next = ''] = /^<([^>]+)>/.exec((await member.get(path)).headers.get('Link') ?? '') ?? []
    expect(next).not.toBe('')
    expect((await member.get(next)).headers.get('First-Record')).toBeNull()
    expect((await other.get(path)).body).toEqual([])
  })

  it('refuses what is no filter, year, search or cursor of it', async () => {
    const member = await signedInClient()
    for (const query of [wrong, 'year=26', 'year=x', 'cursor=x', "cursor=1'--", `search=${'x'.repeat(101)}`])
      expect((await member.get(`${path}?${query}`)).status, query).toBe(422)
  })
})
