import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendExercise, sendNotes, sendSleep } from './waiting-records.ts'

afterEach(() => vi.unstubAllGlobals())

const options = { headers: { 'Idempotency-Key': 'the-key-of-it' } }
const walk = {
  kind: 'walking',
  startedAt: '2026-11-28T10:00:00.000Z',
  minutes: 30,
  intensity: 'LIGHT',
} as const
const night = { sleepStart: '2026-11-28T02:00:00.000Z', sleepEnd: '2026-11-28T09:00:00.000Z', quality: 75 }
const named = { date: '2099-01-02T11:00:00.000Z', specialty: null, doctorName: null }

/** Each kind of change, which sets the record's notes from 'antes' to 'minhas'. */
const kinds = [
  {
    name: 'the notes of a consultation',
    send: () =>
      sendNotes(
        { consultation: { id: 'r1', version: 1, notes: 'antes', ...named }, notes: 'minhas' },
        options,
      ),
    record: named,
  },
  {
    name: 'an activity',
    send: () =>
      sendExercise(
        { ...walk, notes: 'minhas', of: { id: 'r1', version: 1, ...walk, notes: 'antes' } },
        options,
      ),
    record: walk,
  },
  {
    name: 'a night',
    send: () =>
      sendSleep(
        { ...night, notes: 'minhas', of: { id: 'r1', version: 1, ...night, notes: 'antes' } },
        options,
      ),
    record: night,
  },
]

/** The record with these notes, in a later version. Returns what the server is asked. */
function startServer(record: object, notes: string | null): string[] {
  let current = { id: 'r1', ...record, version: 3, notes }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const headers = new Headers(init.headers)
    asked.push(`${init.method} ${headers.get('If-Match')} ${headers.get('Idempotency-Key')}`)
    if (headers.get('If-Match') !== `"${current.version}"`)
      return Response.json({ code: 'stale_version', message: 'mudou', current }, { status: 409 })
    current = { ...current, ...JSON.parse(String(init.body)), version: current.version + 1 }
    return Response.json(current)
  })
  return asked
}

describe.each(kinds)('a change of $name', ({ send, record }) => {
  it('is sent again from a newer version with the same values', async () => {
    const asked = startServer(record, 'antes')
    expect(await send()).toMatchObject({ notes: 'minhas', version: 4 })
    expect(asked).toEqual(['PATCH "1" the-key-of-it', 'PATCH "3" the-key-of-it'])
  })

  it('is done where somebody else has made the same', async () => {
    const asked = startServer(record, 'minhas')
    expect(await send()).toMatchObject({ version: 3 })
    expect(asked).toHaveLength(1)
  })

  it.each(['outras', null])('throws where the notes are now %s', async (notes) => {
    const asked = startServer(record, notes)
    await expect(send()).rejects.toMatchObject({ status: 409, body: { current: { notes } } })
    expect(asked).toHaveLength(1)
  })
})

it('sends the new notes alone again where something else of a consultation has changed', async () => {
  startServer({ ...named, doctorName: 'Dra. Ana' }, 'antes')
  expect(await kinds[0]?.send()).toMatchObject({ notes: 'minhas', doctorName: 'Dra. Ana' })
})

it.each([
  ['activity', 'minutes', () => kinds[1]?.send()],
  ['night', 'quality', () => kinds[2]?.send()],
])('throws where another field of the %s has changed: its %s', async (_name, field, send) => {
  startServer({ ...walk, ...night, [field]: 12 }, 'antes')
  await expect(send()).rejects.toMatchObject({ status: 409, body: { current: { [field]: 12 } } })
})
