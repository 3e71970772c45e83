import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#testing/api.ts'
import { memberAt } from '#testing/medications.ts'

const newMember = () => memberAt('2026-11-14T15:00:00Z')

afterEach(() => void vi.useRealTimers())

/** A walk that started in the first hour of 2026 in São Paulo, and later exercises. */
async function diary(): Promise<Client> {
  const member = await newMember()
  for (const exercise of [
    { kind: 'walking', startedAt: '2026-01-01T03:10:00Z', minutes: 20 },
    { kind: 'running', startedAt: '2026-10-05T10:00:00Z', minutes: 31, intensity: 'VIGOROUS' },
    { kind: 'strength', startedAt: '2026-11-03T10:00:00Z', minutes: 40 },
    { kind: 'walking', startedAt: '2026-11-03T20:00:00Z', minutes: 20, intensity: 'LIGHT' },
    { kind: 'walking', startedAt: '2026-11-10T10:00:00Z', minutes: 60 },
  ]) {
    const answer = await member.post('/api/exercise', { intensity: 'MODERATE', notes: '', ...exercise })
    expect(answer.status).toBe(201)
  }
  return member
}

describe('GET /api/exercise/period', () => {
  it('answers the days of a month, its totals and those of the month before', async () => {
    const member = await diary()
    const { body } = await member.get('/api/exercise/period?period=month')
    expect(body).toMatchObject({
      first: '2026-11-01',
      last: '2026-11-30',
      months: [],
      totals: { light: 20, moderate: 100, vigorous: 0, activeDays: 2, days: 14, weeklyMinutes: 50 },
      before: { vigorous: 31, activeDays: 1, days: 31, weeklyMinutes: 14 },
      hasOlder: true,
    })
    expect(body.days).toHaveLength(30)
    expect(body.days[2]).toEqual({ day: '2026-11-03', light: 20, moderate: 40, vigorous: 0, strength: true })
  })

  it('answers a year by its months', async () => {
    const member = await diary()
    const { body } = await member.get('/api/exercise/period?period=year&day=2026-03-01')
    expect(body).toMatchObject({ first: '2026-01-01', last: '2026-12-31', days: [], hasOlder: false })
    expect(body.months).toMatchObject([
      { month: '2026-01', activeDays: 1, moderate: 20 },
      { month: '2026-10', activeDays: 1, weeklyMinutes: 14 },
      { month: '2026-11', activeDays: 2, weeklyMinutes: 50 },
    ])
  })

  it('is empty for a new member, and refuses a week', async () => {
    const member = await newMember()
    expect((await member.get('/api/exercise/period?period=month')).body).toMatchObject({
      totals: { activeDays: 0, days: 1 },
      before: { days: 0 },
      hasOlder: false,
    })
    expect((await member.get('/api/exercise/period?period=week')).status).toBe(422)
  })
})
