import { describe, expect, it, vi } from 'vitest'
import { sleepEntries } from '#database/schema/sleep.ts'
import { HOUR } from '#domain/duration.ts'
import { CSV_BATCH_SIZE } from '#platform/csv.ts'
import { insertRows, invalid, refusal } from '#testing/api.ts'
import { beforeBatch } from '#testing/before-batch.ts'
import { recording } from '#testing/environment'
import { signedInClient } from '#testing/factories.ts'
import { summariseSleep } from './sleep-entry.ts'

const night = (daysAgo: number, overrides = {}) => {
  const end = new Date(Math.floor(Date.now() / 60_000) * 60_000 - daysAgo * 24 * HOUR)
  return {
    sleepStart: new Date(end.getTime() - 8 * HOUR).toISOString(),
    sleepEnd: end.toISOString(),
    quality: 80,
    notes: 'Acordei uma vez.',
    ...overrides,
  }
}

describe('POST /api/sleep', () => {
  it('adds an entry and lists the latest first', async () => {
    const member = await signedInClient()
    const first = await member.post('/api/sleep', night(1))
    const second = await member.post('/api/sleep', night(0))
    expect(first).toMatchObject({
      status: 201,
      body: night(1, { sleepStart: first.body.sleepStart, sleepEnd: first.body.sleepEnd }),
    })
    expect((await member.get('/api/sleep')).body).toEqual([second.body, first.body])
  })

  it.each([
    [{ sleepStart: undefined }, { sleepStart: 'Horário de início obrigatório' }],
    [{ sleepEnd: '' }, { sleepEnd: 'Horário de término obrigatório' }],
    [
      { sleepStart: '2026-01-02T10:00:00Z', sleepEnd: '2026-01-02T10:00:00Z' },
      { sleepEnd: 'O horário de término deve ser posterior ao horário de início' },
    ],
    [
      { sleepStart: '2026-01-02T10:00:00Z', sleepEnd: '2026-01-02T10:00:59Z' },
      { sleepEnd: 'Um registro precisa ter pelo menos 1 minuto.' },
    ],
    [
      { sleepStart: '2026-01-02T10:00:00Z', sleepEnd: '2026-01-03T10:00:01Z' },
      { sleepEnd: 'Um registro pode ter até 24 horas. Confira as datas.' },
    ],
    [
      { sleepEnd: new Date(Date.now() + HOUR).toISOString() },
      { sleepEnd: 'O término não pode estar no futuro.' },
    ],
    [{ quality: 0 }, { quality: 'Qualidade mínima é 1' }],
    [{ quality: 101 }, { quality: 'Qualidade máxima é 100' }],
    [{ quality: 70.5 }, { quality: 'Qualidade deve ser um número inteiro' }],
  ])('refuses %j with its message', async (overrides, fields) => {
    const member = await signedInClient()
    expect(await member.post('/api/sleep', night(0, overrides))).toMatchObject(invalid(fields))
    expect((await member.get('/api/sleep')).body).toEqual([])
  })

  it('names the overlapping entry, and accepts an adjacent one', async () => {
    const member = await signedInClient()
    const at = (start: string, end: string) => ({
      sleepStart: `2026-10-07T${start}:00Z`,
      sleepEnd: `2026-10-07T${end}:00Z`,
    })
    await member.post('/api/sleep', at('02:00', '09:30'))
    for (const [start, end] of [
      ['01:00', '02:01'],
      ['03:00', '04:00'],
      ['09:29', '11:00'],
      ['01:00', '12:00'],
    ] as const) {
      expect(await member.post('/api/sleep', at(start, end))).toMatchObject({
        status: 422,
        body: {
          code: 'sleep_overlaps',
          fields: {
            sleepStart: 'Você já registrou sono neste horário: de ter., 06/10 · 23:00 a qua., 07/10 · 06:30.',
          },
        },
      })
    }
    expect((await member.post('/api/sleep', at('09:30', '10:00'))).status).toBe(201)
    expect((await member.post('/api/sleep', at('01:30', '02:00'))).status).toBe(201)
    const other = await signedInClient()
    expect((await other.post('/api/sleep', at('02:00', '09:30'))).status).toBe(201)
  })

  it('accepts one of several concurrent overlapping entries', async () => {
    const member = await signedInClient()
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.post('/api/sleep', night(2))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await member.get('/api/sleep')).body).toHaveLength(1)
  })
})

describe('PATCH and DELETE /api/sleep/{id}', () => {
  it('edits an entry, even within its own time, and deletes it once', async () => {
    const member = await signedInClient()
    const { body } = await member.post('/api/sleep', night(0))
    const edited = await member.patch(`/api/sleep/${body.id}`, night(0, { quality: 55, notes: '' }))
    expect(edited).toMatchObject({ status: 200, body: { id: body.id, quality: 55, notes: null } })
    const other = await member.post('/api/sleep', night(3))
    expect((await member.patch(`/api/sleep/${other.body.id}`, night(0))).status).toBe(422)
    expect((await member.delete(`/api/sleep/${body.id}`)).status).toBe(204)
    expect((await member.delete(`/api/sleep/${body.id}`)).status).toBe(404)
  })

  it.runIf(recording)('answers an edit of what goes away meanwhile as missing', async () => {
    const member = await signedInClient()
    const { body } = await member.post('/api/sleep', night(0))
    const env = await beforeBatch(2, () => member.delete(`/api/sleep/${body.id}`))
    expect(await member.patch(`/api/sleep/${body.id}`, night(0), { env })).toMatchObject(
      refusal(404, 'not_found'),
    )
  })

  it.runIf(recording)('answers an edit into what is taken meanwhile as a conflict', async () => {
    const member = await signedInClient()
    const { body } = await member.post('/api/sleep', night(0))
    const env = await beforeBatch(2, () => member.post('/api/sleep', night(3)))
    expect(await member.patch(`/api/sleep/${body.id}`, night(3), { env })).toMatchObject(
      refusal(409, 'sleep_overlaps'),
    )
    expect((await member.get('/api/sleep')).body).toContainEqual(body)
  })
})

describe('GET /api/sleep/today', () => {
  it('is null without an entry that ended today', async () => {
    const member = await signedInClient()
    await member.post('/api/sleep', night(3))
    expect(await member.get('/api/sleep/today')).toMatchObject({ status: 200, text: 'null' })
  })

  it('adds a nap and weights the quality by duration, on the member’s day', async () => {
    vi.setSystemTime(new Date('2026-11-20T02:30:00Z')) // 23:30 of the 19th in São Paulo
    try {
      const member = await signedInClient()
      const add = (sleepStart: string, sleepEnd: string, quality: number) =>
        member.post('/api/sleep', { sleepStart, sleepEnd, quality })
      await add('2026-11-19T02:00:00Z', '2026-11-19T08:00:00Z', 90)
      await add('2026-11-19T17:00:00Z', '2026-11-19T19:00:00Z', 50)
      const today = await member.get('/api/sleep/today')
      expect(today.body).toEqual({ percentage: 80, sleptHours: 8, sleepEnd: '2026-11-19T19:00:00.000Z' })
      // In UTC the 20th has begun, so the entries of the 19th belong to yesterday.
      expect((await member.get('/api/sleep/today', { headers: { 'X-Time-Zone': 'UTC' } })).text).toBe('null')
      vi.setSystemTime(new Date('2026-11-20T03:00:00Z'))
      expect((await member.get('/api/sleep/today')).text).toBe('null')
    } finally {
      vi.useRealTimers()
    }
  })

  it('gives an entry across a change of daylight saving time its true length', () => {
    const slept = (sleepStart: string, sleepEnd: string) =>
      summariseSleep([{ sleepStart: new Date(sleepStart), sleepEnd: new Date(sleepEnd), quality: 70 }])
        ?.sleptHours
    // From 22:00 to 07:00 local time: eight hours on 2018-11-04, ten on 2019-02-17.
    expect(slept('2018-11-04T01:00:00Z', '2018-11-04T09:00:00Z')).toBe(8)
    expect(slept('2019-02-17T00:00:00Z', '2019-02-17T10:00:00Z')).toBe(10)
  })
})

describe('GET /api/sleep/export', () => {
  it('is a CSV for Portuguese spreadsheets, with formulas escaped', async () => {
    const member = await signedInClient()
    await member.post('/api/sleep', {
      sleepStart: '2026-10-07T02:00:00Z',
      sleepEnd: '2026-10-07T09:30:00Z',
      quality: 81,
      notes: '=HYPERLINK("x";"y")',
    })
    const answer = await member.get('/api/sleep/export')
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="sono.csv"')
    expect(answer.text.replace('\uFEFF', '')).toBe(
      'Início;Término;Horas;Qualidade (%);Observações\r\n' +
        '06/10/2026 23:00;07/10/2026 06:30;7,50;81;"\'=HYPERLINK(""x"";""y"")"\r\n',
    )
  })

  it('holds every entry beyond one page', async () => {
    const member = await signedInClient()
    const rows = Array.from({ length: 2 * CSV_BATCH_SIZE + 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      ownerId: member.userId,
      sleepStart: new Date(Date.UTC(2020, 0, 1 + index, 2)),
      sleepEnd: new Date(Date.UTC(2020, 0, 1 + index, 10)),
      quality: 1 + (index % 100),
      createdAt: new Date(),
    }))
    await insertRows(sleepEntries, rows)
    const lines = (await member.get('/api/sleep/export')).text.trim().split('\r\n')
    expect(lines).toHaveLength(1 + rows.length)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.at(-1)).toBe('31/12/2019 23:00;01/01/2020 07:00;8,00;1;')
  })
})
