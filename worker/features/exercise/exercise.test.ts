import { describe, expect, it, vi } from 'vitest'
import { MEMBER_HEADER } from '#contract/member-header.ts'
import { auditLog } from '#database/schema/operations.ts'
import type { Client } from '#testing/api.ts'
import { invalid, readRows, refusal } from '#testing/api.ts'
import { signedInClient } from '#testing/factories.ts'

const walk = (overrides = {}) => ({
  kind: 'walking',
  startedAt: '2026-10-06T10:00:00.000Z',
  minutes: 40,
  intensity: 'MODERATE',
  notes: 'No parque.',
  ...overrides,
})
const add = async (member: Client, overrides = {}) =>
  (await member.post('/api/exercise', walk(overrides))).body

describe('POST /api/exercise', () => {
  it('adds an exercise with its audit row, and lists the latest first', async () => {
    const member = await signedInClient()
    const first = await member.post('/api/exercise', walk())
    expect(first).toMatchObject({ status: 201, body: walk() })
    const later = await add(member, { startedAt: '2026-10-07T10:00:00.000Z' })
    expect((await member.get('/api/exercise')).body).toEqual([later, first.body])
    expect(await readRows(auditLog, { subjectId: first.body.id })).toMatchObject([
      { action: 'exercise.added', actorId: member.userId, detail: null },
    ])
  })

  it.each([
    [{ kind: 'flying' }, { kind: 'Escolha a atividade' }],
    [{ startedAt: '' }, { startedAt: 'Informe a data e a hora' }],
    [{ startedAt: '2026-02-30T10:00:00Z' }, { startedAt: 'Data ou hora inválida' }],
    [{ minutes: undefined }, { minutes: 'Informe a duração em minutos' }],
    [{ minutes: 0 }, { minutes: 'A duração vai de 1 a 1.440 minutos' }],
    [{ minutes: 1441 }, { minutes: 'A duração vai de 1 a 1.440 minutos' }],
    [{ minutes: 30.5 }, { minutes: 'Use minutos inteiros, sem vírgula' }],
    [{ intensity: 'EXTREME' }, { intensity: 'Escolha a intensidade' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'Use no máximo 2.000 caracteres' }],
    [
      { startedAt: new Date(Date.now() - 30 * 60_000).toISOString(), minutes: 45 },
      { startedAt: 'A atividade não pode terminar no futuro. Confira a hora e a duração.' },
    ],
  ])('refuses %j with its message', async (overrides, fields) => {
    const member = await signedInClient()
    expect(await member.post('/api/exercise', walk(overrides))).toMatchObject(invalid(fields))
    expect((await member.get('/api/exercise')).body).toEqual([])
  })

  it('adds nothing that was written for another member', async () => {
    const [member, other] = [await signedInClient(), await signedInClient()]
    const writtenFor = (id: string) => ({ headers: { [MEMBER_HEADER]: id } })
    expect(await member.post('/api/exercise', walk(), writtenFor(other.userId))).toMatchObject(
      refusal(401, 'unauthenticated'),
    )
    expect((await member.get('/api/exercise')).body).toEqual([])
    expect(await member.post('/api/exercise', walk(), writtenFor(member.userId))).toMatchObject({
      status: 201,
    })
  })
})

it('GET /api/exercise filters by kind, also together with words', async () => {
  const member = await signedInClient()
  await add(member)
  const yoga = await add(member, { kind: 'yoga', notes: 'Na sala.' })
  expect((await member.get('/api/exercise?kind=yoga')).body).toEqual([yoga])
  expect((await member.get('/api/exercise?search=parque&kind=yoga')).body).toEqual([])
  expect((await member.get('/api/exercise?search=sala&kind=yoga')).body).toEqual([yoga])
})

it('PATCH and DELETE /api/exercise/{id} edit an exercise and delete it once', async () => {
  const member = await signedInClient()
  const { id } = await add(member)
  const edited = await member.patch(`/api/exercise/${id}`, walk({ minutes: 55, notes: '' }))
  expect(edited).toMatchObject({ status: 200, body: { id, minutes: 55, notes: null } })
  expect((await member.delete(`/api/exercise/${id}`)).status).toBe(204)
  expect((await member.delete(`/api/exercise/${id}`)).status).toBe(404)
  expect((await member.patch(`/api/exercise/${id}`, walk())).status).toBe(404)
})

describe('GET /api/exercise/week', () => {
  it('is empty without exercises', async () => {
    const member = await signedInClient()
    const { body } = await member.get('/api/exercise/week')
    expect(body).toMatchObject({ countedMinutes: 0, strengthDays: 0, weeksInARow: 0, hasOlder: false })
    expect(body.days).toHaveLength(7)
  })

  it('counts by the start day in the member’s time zone', async () => {
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'))
    try {
      const member = await signedInClient()
      // 23:30 on Saturday the 14th in São Paulo, Sunday the 15th in UTC.
      await add(member, { startedAt: '2026-11-15T02:30:00Z' })
      await add(member, { startedAt: '2026-11-16T12:00:00Z', intensity: 'VIGOROUS', minutes: 20 })
      await add(member, { startedAt: '2026-11-17T12:00:00Z', kind: 'strength' })
      await add(member, { startedAt: '2026-11-19T12:00:00Z', kind: 'strength' })
      const { body } = await member.get('/api/exercise/week')
      expect(body).toMatchObject({ countedMinutes: 120, strengthDays: 2, weeksInARow: 2, hasOlder: true })
      expect(body.days[1]).toMatchObject({ day: '2026-11-16', vigorous: 20, moderate: 0 })
      const utc = await member.get('/api/exercise/week', { headers: { 'X-Time-Zone': 'UTC' } })
      expect(utc.body).toMatchObject({ countedMinutes: 160, weeksInARow: 1, hasOlder: false })
      const before = await member.get('/api/exercise/week?day=2026-11-11')
      expect(before.body).toMatchObject({ countedMinutes: 40, weeksInARow: 2, hasOlder: false })
      expect((await member.get('/api/exercise/week?day=2026-13-01')).status).toBe(422)
    } finally {
      vi.useRealTimers()
    }
  })

  it('contains nothing of another member', async () => {
    const [maria, joao] = await Promise.all([signedInClient(), signedInClient()])
    await add(maria, { startedAt: new Date(Date.now() - 3_600_000).toISOString() })
    expect((await joao.get('/api/exercise/week')).body.countedMinutes).toBe(0)
  })
})

it('GET /api/exercise/export is a CSV for Portuguese spreadsheets, with formulas escaped', async () => {
  const member = await signedInClient()
  await add(member, { kind: 'strength', intensity: 'VIGOROUS', notes: '=1+1' })
  const answer = await member.get('/api/exercise/export')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="exercicios.csv"')
  expect(answer.text.replace('\uFEFF', '')).toBe(
    "Início;Atividade;Minutos;Intensidade;Observações\r\n06/10/2026 07:00;Musculação;40;Intensa;'=1+1\r\n",
  )
})
