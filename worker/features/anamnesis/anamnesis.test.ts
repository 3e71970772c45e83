import { describe, expect, it } from 'vitest'
import { ANAMNESES_PAGE_SIZE, type Anamnesis, anamnesisDefaults } from '#contract/anamnesis.ts'
import { etagOf } from '#contract/versions.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { auditLog } from '#database/schema/operations.ts'
import { allPages } from '#testing/all-pages.ts'
import { insertRows, invalid, readRows } from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'

const form = (overrides = {}) => ({ ...anamnesisDefaults, userId: 4, ...overrides })
const on = (day: string) => ({ clock: { now: () => new Date(`${day}T12:00:00Z`) } })

describe('/api/anamnesis', () => {
  it('answers null before the first, then the newest, and stores all', async () => {
    const member = await signedInClient()
    expect(await member.get('/api/anamnesis')).toMatchObject({ status: 200, text: 'null' })
    const saved = await member.post('/api/anamnesis', form())
    expect(saved).toMatchObject({ status: 201, body: { bmi: 24.2, bmiClass: 'NORMAL', weightKg: 70 } })
    expect(saved.text).not.toContain('ownerId')
    const later = new Date(Date.now() + 1000)
    await member.post('/api/anamnesis', form({ weightKg: 72.5 }), { clock: { now: () => later } })
    const current = await member.get('/api/anamnesis')
    expect(current.body).toMatchObject({ weightKg: 72.5, bmi: 25.1, bmiClass: 'OVERWEIGHT' })
    const history = await member.get('/api/anamnesis/history')
    expect(history.body.map(({ weightKg }: Anamnesis) => weightKg)).toEqual([72.5, 70])
    const other = await signedInClient()
    expect((await other.get('/api/anamnesis/history')).body).toEqual([])
  })

  it('corrects an earlier one in place, and recomputes its BMI', async () => {
    const member = await signedInClient()
    const { body: wrong } = await member.post('/api/anamnesis', form({ weightKg: 645 }), on('2026-03-02'))
    await member.post('/api/anamnesis', form({ weightKg: 65 }), on('2026-03-03'))
    const corrected = await member.patch(`/api/anamnesis/${wrong.id}`, form({ weightKg: 64.5 }))
    expect(corrected).toMatchObject({
      status: 200,
      body: {
        id: wrong.id,
        createdAt: wrong.createdAt,
        weightKg: 64.5,
        bmi: 22.3,
        bmiClass: 'NORMAL',
        version: 2,
      },
    })
    const history = await member.get('/api/anamnesis/history')
    expect(history.body.map(({ weightKg }: Anamnesis) => weightKg)).toEqual([65, 64.5])
    expect(await member.patch(`/api/anamnesis/${wrong.id}`, form({ weightKg: 0 }))).toMatchObject(
      invalid({ weightKg: 'Peso deve ser maior que 0' }),
    )
    const rows = await readRows(auditLog, { subjectId: wrong.id })
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['anamnesis.saved', member.userId],
      ['anamnesis.edited', member.userId],
    ])
  })

  it('answers the one before after the newest was deleted, and puts it back at its time', async () => {
    const member = await signedInClient()
    await member.post('/api/anamnesis', form({ weightKg: 64.2 }), on('2026-03-02'))
    const { body: newest } = await member.post('/api/anamnesis', form({ weightKg: 645 }), on('2026-03-03'))
    const path = `/api/anamnesis/${newest.id}`
    expect((await member.delete(path)).status).toBe(204)
    expect((await member.get('/api/anamnesis')).body).toMatchObject({ weightKg: 64.2 })
    expect((await member.delete(path)).status).toBe(404)
    await member.post('/api/anamnesis', form({ weightKg: 66 }), on('2026-03-04'))
    const { createdAt } = newest
    const restored = await member.post('/api/anamnesis', form({ weightKg: 645, createdAt }), on('2026-03-05'))
    expect(restored).toMatchObject({ status: 201, body: { createdAt, weightKg: 645, bmi: 223.2 } })
    const history = await member.get('/api/anamnesis/history')
    expect(history.body.map(({ weightKg }: Anamnesis) => weightKg)).toEqual([66, 645, 64.2])
    expect(
      await member.post('/api/anamnesis', form({ createdAt: '2026-03-07T12:00:00Z' }), on('2026-03-06')),
    ).toMatchObject(invalid({ createdAt: 'Data ou hora inválida' }))
  })

  it('rejects a form that was filled in from a deleted one, even after another was saved', async () => {
    const member = await signedInClient()
    const saveFrom = (version: number) =>
      member.post('/api/anamnesis', form({ weightKg: 71 }), {
        ...on('2026-03-06'),
        headers: { 'If-Match': etagOf(version) },
      })
    await member.post('/api/anamnesis', form({ weightKg: 70 }), on('2026-03-02'))
    const { body: filled } = await member.post('/api/anamnesis', form({ weightKg: 645 }), on('2026-03-03'))
    await member.delete(`/api/anamnesis/${filled.id}`)
    const { body: current } = await member.get('/api/anamnesis')
    expect(await saveFrom(filled.version)).toMatchObject({ status: 409, body: { current } })
    const { body: other } = await member.post('/api/anamnesis', form({ weightKg: 72 }), on('2026-03-04'))
    expect(await saveFrom(filled.version)).toMatchObject({ status: 409, body: { current: other } })
    // An earlier one may have been corrected more often than the newest.
    for (const weightKg of [69, 68, 67, 66])
      await member.patch(`/api/anamnesis/${current.id}`, form({ weightKg }))
    const saved = await saveFrom(other.version)
    expect(saved.status).toBe(201)
    for (const { id } of (await member.get('/api/anamnesis/history')).body)
      await member.delete(`/api/anamnesis/${id}`)
    expect((await saveFrom(saved.body.version)).status).toBe(201)
  })

  it('lists every saved questionnaire page by page', async () => {
    const member = await signedInClient()
    const rows = Array.from({ length: 2 * ANAMNESES_PAGE_SIZE + 1 }, (_, index) => ({
      ...anamnesisDefaults,
      weightKg: 60 + index / 10,
      id: crypto.randomUUID(),
      ownerId: member.userId,
      bmi: 24.2,
      bmiClass: 'NORMAL' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * 1000),
    }))
    await insertRows(anamneses, rows)
    const pages = await allPages<Anamnesis>(member, '/api/anamnesis/history')
    expect(pages.map((page) => page.length)).toEqual([ANAMNESES_PAGE_SIZE, ANAMNESES_PAGE_SIZE, 1])
    expect(pages.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect((await member.get('/api/anamnesis/history?cursor=x')).status).toBe(422)
  })

  it('answers the last weight of each day of a month, and the means of each month of a year', async () => {
    const member = await signedInClient()
    for (const [at, weightKg] of [
      ['2025-12-10T12:00:00Z', 74],
      // Both on 2 March in Brasília: the later one counts.
      ['2026-03-02T12:00:00Z', 645],
      ['2026-03-03T02:30:00Z', 72.5],
      // An hour later is 00:30 on 3 March.
      ['2026-03-03T03:30:00Z', 72.4],
      ['2026-03-20T12:00:00Z', 72],
      ['2026-05-01T12:00:00Z', 70],
    ] as const) {
      const clock = { now: () => new Date(at) }
      expect((await member.post('/api/anamnesis', form({ weightKg }), { clock })).status).toBe(201)
    }
    expect((await member.get('/api/anamnesis/weights?period=month&day=2026-03-31')).body).toEqual({
      first: '2026-03-01',
      last: '2026-03-31',
      points: [
        { at: '2026-03-03T02:30:00.000Z', weightKg: 72.5, bmi: 25.1 },
        { at: '2026-03-03T03:30:00.000Z', weightKg: 72.4, bmi: 25.1 },
        { at: '2026-03-20T12:00:00.000Z', weightKg: 72, bmi: 24.9 },
      ],
      before: { at: '2025-12-10T12:00:00.000Z', weightKg: 74, bmi: 25.6 },
    })
    expect((await member.get('/api/anamnesis/weights?period=year&day=2026-01-01')).body).toMatchObject({
      points: [
        { at: '2026-03-20T12:00:00.000Z', weightKg: 72.3, bmi: 25 },
        { at: '2026-05-01T12:00:00.000Z', weightKg: 70, bmi: 24.2 },
      ],
      before: { weightKg: 74 },
    })
    const empty = await member.get('/api/anamnesis/weights?period=year&day=2024-01-01')
    expect(empty.body).toMatchObject({ points: [], before: null })
    expect((await member.get('/api/anamnesis/weights?period=week')).status).toBe(422)
  })

  it.each([
    ['age', 0, 'Idade deve ser maior que 0'],
    ['age', undefined, 'Idade deve ser maior que 0'],
    ['age', 121, 'Idade máxima é 120'],
    ['age', 30.5, 'Idade deve ser um número inteiro'],
    ['weightKg', 0, 'Peso deve ser maior que 0'],
    ['weightKg', '70', 'Peso deve ser maior que 0'],
    ['weightKg', 63.75, 'Use no máximo uma casa decimal, como 63,7'],
    ['heightCm', 39, 'Altura mínima é 40 cm'],
    ['heightCm', 251, 'Altura máxima é 250 cm'],
    ['activityLevel', 'LAZY', 'Escolha o nível de atividade'],
    ['goal', undefined, 'Escolha um objetivo'],
  ])('refuses %s = %s with its message', async (field, value, sentence) => {
    const member = await signedInClient()
    const answer = await member.post('/api/anamnesis', form({ [field]: value }))
    expect(answer).toMatchObject(invalid({ [field]: sentence }))
    expect((await member.get('/api/anamnesis/history')).body).toEqual([])
  })
})
