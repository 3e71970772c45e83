import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import { at, memberAt, statesOf, tablet } from '#testing/medications.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('PUT /api/medications/clock moves schedules to the new time zone, or keeps the old one', async () => {
  const member = await memberAt()
  const { body } = await member.post('/api/medications', tablet())
  at('2026-11-19T10:00:01Z')
  await member.post(
    '/api/medications',
    tablet({ kind: 'interval', intervalHours: 8, times: ['06:00'], startsOn: '2026-11-19' }),
  )
  at('2026-11-19T15:00:00Z')
  const away = { headers: { 'X-Time-Zone': 'Europe/Lisbon' } }
  const choose = (choice: string) => member.put('/api/medications/clock', { choice }, away)
  expect((await choose('keep')).status).toBe(204)
  const unmoved = (await member.get('/api/medications', away)).body
  expect(unmoved[0]).toMatchObject({
    timeZone: 'America/Sao_Paulo',
    keepsClockIn: 'Europe/Lisbon',
    nextDueAt: '2026-11-19T23:00:00.000Z',
  })
  expect((await choose('follow')).status).toBe(204)
  const [followed, interval] = (await member.get('/api/medications', away)).body
  expect(followed).toMatchObject({
    id: body.id,
    timeZone: 'Europe/Lisbon',
    keepsClockIn: null,
    nextDueAt: '2026-11-19T20:00:00.000Z',
  })
  // The first dose was at 09:00Z. An interval keeps its instants; only the time of day changes.
  expect(interval).toMatchObject({ times: ['09:00'], nextDueAt: '2026-11-19T17:00:00.000Z' })
  expect(statesOf(await member.get('/api/medications/day', away))).toEqual([
    ['2026-11-19T08:00', 'late'],
    ['2026-11-19T17:00:00.000Z', 'upcoming'],
    ['2026-11-19T20:00', 'upcoming'],
  ])
})

describe.runIf(recording)('an edit that comes between', () => {
  const away = { headers: { 'X-Time-Zone': 'Europe/Lisbon' } }

  it.each([
    ['a pause', 'PUT', ':id/status', { status: 'paused' }],
    ['an end', 'PUT', ':id/status', { status: 'ended' }],
    ['another clock', 'PUT', 'clock', { choice: 'follow' }],
    ['an edit of the name', 'PATCH', ':id', tablet({ name: 'Losartan' })],
  ])('is not lost to %s', async (_name, method, to, change) => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet())
    at('2026-11-19T15:00:00Z')
    const edited = tablet({ times: ['07:00'] })
    const env = await beforeBatch(2, async () => {
      expect((await member.patch(`/api/medications/${body.id}`, edited)).status).toBe(204)
    })
    const path = `/api/medications/${to.replace(':id', body.id)}`
    at('2026-11-19T15:01:00Z')
    expect(await member.request(method, path, { body: change, env, ...away })).toMatchObject(
      refusal(409, 'changed_meanwhile'),
    )
    expect((await member.get('/api/medications')).body).toMatchObject([
      {
        name: 'Losartana',
        times: ['07:00'],
        status: 'active',
        timeZone: 'America/Sao_Paulo',
        nextDueAt: '2026-11-20T10:00:00.000Z',
      },
    ])
    expect((await member.request(method, path, { body: change, ...away })).status).toBe(204)
  })

  it('moves the other medications even if one cannot move', async () => {
    const member = await memberAt()
    const first = await member.post('/api/medications', tablet())
    at('2026-11-19T10:00:01Z')
    await member.post('/api/medications', tablet({ name: 'Sinvastatina' }))
    const env = await beforeBatch(2, async () => {
      await member.patch(`/api/medications/${first.body.id}`, tablet({ times: ['07:00'] }))
    })
    const choice = { choice: 'follow' }
    expect((await member.put('/api/medications/clock', choice, { env, ...away })).status).toBe(409)
    expect((await member.get('/api/medications')).body).toMatchObject([
      { times: ['07:00'], timeZone: 'America/Sao_Paulo' },
      { times: ['08:00', '20:00'], timeZone: 'Europe/Lisbon' },
    ])
    expect((await member.put('/api/medications/clock', choice, away)).status).toBe(204)
    expect((await member.get('/api/medications')).body).toMatchObject([
      { times: ['07:00'], timeZone: 'Europe/Lisbon' },
      { times: ['08:00', '20:00'], timeZone: 'Europe/Lisbon' },
    ])
  })
})
