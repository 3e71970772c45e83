import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Client, key } from './api.ts'
import { memberAt, tablet } from './medications.ts'
import { exam, walk } from './samples.ts'

/** 21:00 in São Paulo. */
const NOW = '2026-11-20T00:00:00Z'
const ahead = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

afterEach(() => {
  vi.useRealTimers()
})

const records: Record<string, (member: Client, seconds: number) => Promise<{ status: number }>> = {
  'a night': (member, seconds) =>
    member.post('/api/sleep', { sleepStart: '2026-11-19T18:00:00Z', sleepEnd: ahead(seconds), quality: 80 }),
  'an edited night': async (member, seconds) => {
    const night = { sleepStart: '2026-11-19T18:00:00Z', sleepEnd: '2026-11-19T20:00:00Z', quality: 80 }
    const { body } = await member.post('/api/sleep', night)
    return member.patch(`/api/sleep/${body.id}`, { ...night, sleepEnd: ahead(seconds) })
  },
  'an activity': (member, seconds) =>
    member.post('/api/exercise', walk({ startedAt: ahead(seconds - 30 * 60) })),
  'a dose': async (member, seconds) => {
    const { body } = await member.post('/api/medications', tablet({ kind: 'as_needed' }))
    const dose = { decision: 'taken', takenAt: ahead(seconds) }
    return member.post(`/api/medications/${body.id}/doses`, dose, key())
  },
}

describe.each(Object.entries(records))('%s', (_name, record) => {
  it.each([
    [90, true],
    [120, true],
    [121, false],
  ])('that ends %i seconds ahead of the server is accepted: %s', async (seconds, accepted) => {
    const member = await memberAt(NOW)
    expect((await record(member, seconds)).status < 300).toBe(accepted)
  })
})

it.each([
  ['2026-11-20T02:58:30Z', true],
  ['2026-11-20T02:57:59Z', false],
])('an exam of the day that begins at 03:00 is accepted at %s: %s', async (now, accepted) => {
  const member = await memberAt(now)
  expect((await member.post('/api/exams', exam({ date: '2026-11-20' }))).status).toBe(accepted ? 201 : 422)
})

it('shows a night that ended a little ahead of the server among those of today', async () => {
  const member = await memberAt(NOW)
  await member.post('/api/sleep', { sleepStart: '2026-11-19T18:00:00Z', sleepEnd: ahead(90), quality: 80 })
  expect((await member.get('/api/sleep/today')).body).toMatchObject({ sleepEnd: ahead(90) })
})
