import { afterEach, expect, it, vi } from 'vitest'
import { patchNotes } from './waiting-notes.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = {
  id: 'c1',
  version: 1,
  notes: 'antes',
  date: '2099-01-02T11:00:00.000Z',
  specialty: null,
  doctorName: null,
}

/** A consultation that has the notes, in a later version. Returns what it is asked. */
function startServer(notes: string | null): string[] {
  let current = { ...opened, version: 3, notes }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const headers = new Headers(init.headers)
    asked.push(`${headers.get('If-Match')} ${headers.get('Idempotency-Key')}`)
    if (headers.get('If-Match') !== `"${current.version}"`)
      return Response.json({ code: 'stale_version', message: 'mudou', current }, { status: 409 })
    current = { ...current, ...JSON.parse(String(init.body)), version: current.version + 1 }
    return Response.json(current)
  })
  return asked
}

const send = () =>
  patchNotes({ consultation: opened, notes: 'minhas' }, { headers: { 'Idempotency-Key': 'the-key-of-it' } })

it('sends the notes again from a newer version that has the same notes', async () => {
  const asked = startServer('antes')
  expect(await send()).toMatchObject({ notes: 'minhas', version: 4 })
  expect(asked).toEqual(['"1" the-key-of-it', '"3" the-key-of-it'])
})

it('is done where somebody else has written the same', async () => {
  const asked = startServer('minhas')
  expect(await send()).toMatchObject({ version: 3 })
  expect(asked).toHaveLength(1)
})

it.each(['outras', null])('throws where the notes are now %s', async (notes) => {
  const asked = startServer(notes)
  await expect(send()).rejects.toMatchObject({ status: 409, body: { current: { notes } } })
  expect(asked).toHaveLength(1)
})
