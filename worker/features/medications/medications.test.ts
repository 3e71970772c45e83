import { afterEach, describe, expect, it, vi } from 'vitest'
import { MEDICATIONS_MAX } from '#contract/medications.ts'
import { medicationPlans, medications } from '#database/schema/medications.ts'
import { auditLog } from '#database/schema/operations.ts'
import { insertRows, invalid, key, readRows } from '#testing/api.ts'
import { at, memberAt, statesOf, tablet } from '#testing/medications.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('POST /api/medications', () => {
  it('adds a medication in the time zone of the browser, with its times sorted', async () => {
    const member = await memberAt()
    const added = await member.post('/api/medications', tablet({ notes: ' Com água. ', dose: '' }))
    expect(added).toMatchObject({
      status: 201,
      body: {
        name: 'Losartana',
        dose: null,
        notes: 'Com água.',
        times: ['08:00', '20:00'],
        timeZone: 'America/Sao_Paulo',
        status: 'active',
        reminders: true,
        nextDueAt: '2026-11-19T11:00:00.000Z',
        stock: null,
      },
    })
    const list = await member.get('/api/medications')
    expect(list.body).toEqual([added.body])
    expect(list.text).not.toContain('ownerId')
    const lisbon = { headers: { 'X-Time-Zone': 'Europe/Lisbon' } }
    expect((await member.post('/api/medications', tablet(), lisbon)).body).toMatchObject({
      timeZone: 'Europe/Lisbon',
      nextDueAt: '2026-11-19T20:00:00.000Z',
    })
  })

  it('rejects the 101st with its message and changes nothing', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet())
    const [row] = await readRows(medications, { id: body.id })
    const [plan] = await readRows(medicationPlans, { medicationId: body.id })
    if (!row || !plan) throw new Error('nothing was added')
    const ids = Array.from({ length: MEDICATIONS_MAX - 2 }, (_, n) => `${member.userId}-${n}`)
    await insertRows(
      medications,
      ids.map((id) => ({ ...row, id })),
    )
    await insertRows(
      medicationPlans,
      ids.map((id) => ({ ...plan, id: `${id}-plan`, medicationId: id })),
    )
    expect((await member.post('/api/medications', tablet({ name: 'A centésima' }))).status).toBe(201)
    const all = () => member.get('/api/medications')
    const audited = () => readRows(auditLog, { actorId: member.userId })
    const [list, entries] = [await all(), await audited()]
    expect(list.body).toHaveLength(MEDICATIONS_MAX)
    expect(await member.post('/api/medications', tablet({ name: 'A última' }), key())).toMatchObject({
      status: 409,
      body: {
        code: 'medication_limit',
        message: 'Você chegou ao limite de 100 medicamentos. Exclua os que não usa mais.',
      },
    })
    expect((await all()).body).toEqual(list.body)
    expect(await audited()).toHaveLength(entries.length)
    expect(await readRows(medicationPlans, { ownerId: member.userId })).toHaveLength(MEDICATIONS_MAX)
    // With one fewer, another can be added.
    await member.delete(`/api/medications/${ids[0]}`)
    expect((await member.post('/api/medications', tablet({ name: 'A última' }))).status).toBe(201)
  })

  it.each([
    [{ name: ' ' }, { name: 'Informe o nome do medicamento' }],
    [{ name: 'x'.repeat(201) }, { name: 'Use no máximo 200 caracteres' }],
    [{ notes: 'x'.repeat(2001) }, { notes: 'Use no máximo 2.000 caracteres' }],
    [{ form: 'pill' }, { form: 'Escolha a forma do medicamento' }],
    [{ kind: undefined }, { kind: 'Escolha quando você toma' }],
    [{ times: [] }, { times: 'Informe pelo menos um horário' }],
    [{ kind: 'weekdays', weekdays: [1], times: undefined }, { times: 'Informe pelo menos um horário' }],
    [{ times: ['8h'] }, { 'times.0': 'Use o formato HH:MM, como 08:00' }],
    [{ times: ['08:00', '24:00'] }, { 'times.1': 'Use o formato HH:MM, como 08:00' }],
    [{ times: ['08:00', '08:00'] }, { 'times.1': 'Este horário está repetido' }],
    [{ kind: 'weekdays' }, { weekdays: 'Escolha pelo menos um dia da semana' }],
    [{ kind: 'interval' }, { intervalHours: 'Informe de quantas em quantas horas, de 1 a 720' }],
    [
      { kind: 'interval', intervalHours: 721 },
      { intervalHours: 'Informe de quantas em quantas horas, de 1 a 720' },
    ],
    [{ kind: 'interval', intervalHours: 8, times: [] }, { times: 'Informe o horário da primeira dose' }],
    [{ kind: 'as_needed', minHours: 0 }, { minHours: 'Informe um número inteiro de horas, de 1 a 168' }],
    [{ startsOn: '' }, { startsOn: 'Informe desde quando você toma' }],
    [{ startsOn: '2026-02-30' }, { startsOn: 'Data inválida. Use o formato DD/MM/AAAA.' }],
    [{ endsOn: '2026-10-31' }, { endsOn: 'O fim não pode ser antes do início' }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Fuso horário inválido' }],
  ])('refuses %j with its message', async (overrides, fields) => {
    const member = await memberAt()
    expect(await member.post('/api/medications', tablet(overrides))).toMatchObject(invalid(fields))
    expect((await member.get('/api/medications')).body).toEqual([])
  })
})

it('PATCH /api/medications/{id} changes later doses and leaves earlier ones unchanged', async () => {
  const member = await memberAt()
  const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
  at('2026-11-21T15:00:00Z')
  const edited = await member.patch(
    `/api/medications/${body.id}`,
    tablet({ name: 'Losartana potássica', times: ['09:00', '21:00'] }),
  )
  expect(edited.status).toBe(204)
  expect((await member.get('/api/medications')).body).toMatchObject([
    { name: 'Losartana potássica', times: ['09:00', '21:00'], nextDueAt: '2026-11-22T00:00:00.000Z' },
  ])
  expect(statesOf(await member.get('/api/medications/day'))).toEqual([
    ['2026-11-21T08:00', 'late'],
    ['2026-11-21T21:00', 'upcoming'],
  ])
  expect(statesOf(await member.get('/api/medications/day?date=2026-11-20'))).toEqual([
    ['2026-11-20T08:00', 'missed'],
  ])
  expect(statesOf(await member.get('/api/medications/day?date=2026-11-22'))).toEqual([
    ['2026-11-22T09:00', 'upcoming'],
    ['2026-11-22T21:00', 'upcoming'],
  ])
})

it('PUT /api/medications/{id}/status has no due doses while paused, and keeps the history', async () => {
  const member = await memberAt()
  const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
  const to = (status: string) => member.put(`/api/medications/${body.id}/status`, { status })
  at('2026-11-20T15:00:00Z')
  expect((await to('paused')).status).toBe(204)
  expect((await to('paused')).status).toBe(204)
  expect((await member.get('/api/medications')).body[0]).toMatchObject({ status: 'paused', nextDueAt: null })
  at('2026-11-22T15:00:00Z')
  expect((await member.patch(`/api/medications/${body.id}`, tablet({ times: ['07:00'] }))).status).toBe(204)
  expect((await to('active')).status).toBe(204)
  const next = '2026-11-23T10:00:00.000Z'
  expect((await member.get('/api/medications')).body[0]).toMatchObject({ status: 'active', nextDueAt: next })
  at('2026-11-23T15:00:00Z')
  expect((await to('ended')).status).toBe(204)
  at('2026-11-25T15:00:00Z')
  const history = await member.get(`/api/medications/${body.id}/history`)
  expect(statesOf(history)).toEqual([
    ['2026-11-23T07:00', 'missed'],
    ['2026-11-20T08:00', 'missed'],
    ['2026-11-19T08:00', 'missed'],
  ])
  const older = await member.get(`/api/medications/${body.id}/history?before=${history.body.before}`)
  expect(older.body.doses).toEqual([])
})

it('the history of a medication is filtered by year, by what became of the dose, and by the words of its reason', async () => {
  const member = await memberAt()
  at('2025-12-30T12:00:00Z')
  const { body } = await member.post('/api/medications', tablet({ times: ['08:00'], startsOn: '2025-12-01' }))
  const decide = (slot: string, decision: object) =>
    member.post(`/api/medications/${body.id}/doses`, { slot, ...decision })
  at('2025-12-31T12:00:00Z')
  expect((await decide('2025-12-31T08:00', { decision: 'skipped', reason: 'Enjôo forte' })).status).toBe(201)
  at('2026-01-02T12:00:00Z')
  expect((await decide('2026-01-01T08:00', { decision: 'taken' })).status).toBe(201)
  at('2026-01-04T15:00:00Z')
  const find = async (query: string) =>
    statesOf(await member.get(`/api/medications/${body.id}/history?${query}`))
  expect(await find('year=2025')).toEqual([['2025-12-31T08:00', 'skipped']])
  expect(await find('year=2026')).toEqual([
    ['2026-01-03T08:00', 'missed'],
    ['2026-01-02T08:00', 'missed'],
    ['2026-01-01T08:00', 'taken'],
  ])
  expect(await find('outcome=taken')).toEqual([['2026-01-01T08:00', 'taken']])
  expect(await find('outcome=missed&year=2025')).toEqual([])
  expect(await find('search=enjoo')).toEqual([['2025-12-31T08:00', 'skipped']])
  expect((await member.get(`/api/medications/${body.id}/history?year=2026`)).body.before).toBeNull()
  expect((await member.get(`/api/medications/${body.id}/history?outcome=late`)).status).toBe(422)
})

it('DELETE /api/medications/{id} deletes the medication with its doses, once', async () => {
  const member = await memberAt()
  const { body } = await member.post('/api/medications', tablet())
  const dose = await member.post(`/api/medications/${body.id}/doses`, { decision: 'taken' })
  expect((await member.delete(`/api/medications/${body.id}`)).status).toBe(204)
  expect((await member.delete(`/api/medications/${body.id}`)).status).toBe(404)
  expect((await member.delete(`/api/medications/doses/${dose.body.id}`)).status).toBe(404)
  expect((await member.get('/api/medications/day')).body.doses).toEqual([])
})
