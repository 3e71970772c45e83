import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#testing/api.ts'
import { memberAt } from '#testing/medications.ts'

const newMember = () => memberAt('2026-11-20T15:00:00Z')
const slept = (sleepStart: string, sleepEnd: string, overrides = {}) => ({
  sleepStart,
  sleepEnd,
  quality: 80,
  notes: '',
  ...overrides,
})

afterEach(() => void vi.useRealTimers())

/** Two nights in October, one that ended in the first hour of 2026 in São Paulo, two in November and a nap. */
async function diary(): Promise<Client> {
  const member = await newMember()
  for (const entry of [
    slept('2025-12-31T23:00:00Z', '2026-01-01T03:30:00Z'),
    slept('2026-10-10T02:00:00Z', '2026-10-10T10:00:00Z', { quality: 90 }),
    slept('2026-10-31T02:00:00Z', '2026-10-31T08:00:00Z'),
    slept('2026-11-19T02:00:00Z', '2026-11-19T09:00:00Z', { quality: 60 }),
    slept('2026-11-19T17:00:00Z', '2026-11-19T17:30:00Z'),
    slept('2026-11-20T02:00:00Z', '2026-11-20T09:00:00Z'),
  ]) {
    expect((await member.post('/api/sleep', entry)).status).toBe(201)
  }
  return member
}

const ends = (answer: { body: { sleepEnd: string }[] }) =>
  answer.body.map(({ sleepEnd }) => sleepEnd.slice(0, 16))

it('GET /api/sleep distinguishes nights from naps, which are shorter than three hours', async () => {
  const member = await diary()
  expect(ends(await member.get('/api/sleep?kind=nap'))).toEqual(['2026-11-19T17:30'])
  expect(ends(await member.get('/api/sleep?kind=night'))).toHaveLength(5)
})

describe('GET /api/sleep/period', () => {
  it('answers the entries of a week, its means and those of the week before', async () => {
    const member = await diary()
    const { body } = await member.get('/api/sleep/period?period=week')
    expect(body).toMatchObject({
      first: '2026-11-14',
      last: '2026-11-20',
      means: { nights: 2, minutes: 435, quality: 70 },
      before: null,
      months: [],
      hasOlder: true,
    })
    expect(ends({ body: body.entries })).toEqual(['2026-11-20T09:00', '2026-11-19T17:30', '2026-11-19T09:00'])
  })

  it('answers a calendar month with the means of the month before', async () => {
    const member = await diary()
    const { body } = await member.get('/api/sleep/period?period=month&day=2026-11-05')
    expect(body).toMatchObject({
      first: '2026-11-01',
      last: '2026-11-30',
      means: { nights: 2, minutes: 435 },
      before: { nights: 2, minutes: 420, quality: 86 },
    })
    expect(body.entries).toHaveLength(3)
  })

  it('answers a year by its months, in the member’s time zone', async () => {
    const member = await diary()
    const { body } = await member.get('/api/sleep/period?period=year')
    expect(body).toMatchObject({ first: '2026-01-01', last: '2026-12-31', entries: [], hasOlder: false })
    expect(body.months).toEqual([
      { month: '2026-01', nights: 1, minutes: 270, quality: 80 },
      { month: '2026-10', nights: 2, minutes: 420, quality: 86 },
      { month: '2026-11', nights: 2, minutes: 435, quality: 70 },
    ])
    const inNewYork = { headers: { 'X-Time-Zone': 'America/New_York' } }
    const there = await member.get('/api/sleep/period?period=year', inNewYork)
    expect(there.body).toMatchObject({ hasOlder: true, before: { nights: 1, minutes: 270 } })
    expect(there.body.months).toHaveLength(2)
  })

  it('has no means without entries, and refuses other periods', async () => {
    const member = await newMember()
    expect((await member.get('/api/sleep/period?period=month')).body).toMatchObject({
      means: null,
      before: null,
      hasOlder: false,
    })
    expect((await member.get('/api/sleep/period?period=decade')).status).toBe(422)
    expect((await member.get('/api/sleep/period?period=week&day=2026-02-30')).status).toBe(422)
  })
})
