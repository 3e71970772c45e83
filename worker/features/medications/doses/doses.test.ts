import { afterEach, describe, expect, it, vi } from 'vitest'
import { key, statusesOf } from '#testing/api.ts'
import { at, memberAt, statesOf, tablet } from '#testing/medications.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('the doses of a day', () => {
  it('are taken, skipped, late or missed; a late dose is undecided', async () => {
    const member = await memberAt()
    const { body } = await member.post(
      '/api/medications',
      tablet({ times: ['08:00', '12:00', '20:00', '22:00'] }),
    )
    const decide = (slot: string, more = {}) =>
      member.post(`/api/medications/${body.id}/doses`, { slot, decision: 'taken', ...more }, key())
    at('2026-11-19T15:30:00Z')
    expect(await decide('2026-11-19T08:00', { takenAt: '2026-11-19T11:20:00Z' })).toMatchObject({
      status: 201,
      body: {
        slot: '2026-11-19T08:00',
        dueAt: '2026-11-19T11:00:00.000Z',
        takenAt: '2026-11-19T11:20:00.000Z',
      },
    })
    await decide('2026-11-19T22:00', { decision: 'skipped', reason: 'Enjoo' })
    const day = await member.get('/api/medications/day')
    expect(statesOf(day)).toEqual([
      ['2026-11-19T08:00', 'taken'],
      ['2026-11-19T12:00', 'late'],
      ['2026-11-19T20:00', 'upcoming'],
      ['2026-11-19T22:00', 'skipped'],
    ])
    expect(day.body.doses[3]).toMatchObject({
      unitsPerDose: null,
      record: { reason: 'Enjoo', takenAt: null },
    })
    at('2026-11-20T03:30:00Z')
    const next = await member.get('/api/medications/day')
    expect(next.body.date).toBe('2026-11-20')
    expect(statesOf(next).slice(0, 2)).toEqual([
      ['2026-11-20T08:00', 'upcoming'],
      ['2026-11-20T12:00', 'upcoming'],
    ])
    expect(
      statesOf(await member.get('/api/medications/day?date=2026-11-19')).map(([, state]) => state),
    ).toEqual(['taken', 'missed', 'missed', 'skipped'])
    expect((await decide('2026-11-19T12:00')).status).toBe(201)
  })

  it('include a late evening’s dose that is open after midnight', async () => {
    const member = await memberAt()
    await member.post('/api/medications', tablet({ times: ['23:50'] }))
    at('2026-11-20T04:00:00Z')
    expect(statesOf(await member.get('/api/medications/day'))).toEqual([
      ['2026-11-19T23:50', 'late'],
      ['2026-11-20T23:50', 'upcoming'],
    ])
    at('2026-11-20T06:00:00Z')
    expect(statesOf(await member.get('/api/medications/day'))).toEqual([['2026-11-20T23:50', 'upcoming']])
  })

  it('of a long interval stay open until the next one and can be decided', async () => {
    const member = await memberAt('2026-11-16T10:00:00Z')
    const patch = { form: 'patch', kind: 'interval', times: ['08:00'], startsOn: '2026-11-16' }
    const { body } = await member.post('/api/medications', tablet({ ...patch, intervalHours: 72 }))
    const monthly = { ...patch, intervalHours: 720 }
    const { body: other } = await member.post('/api/medications', tablet(monthly))
    const open = async () => {
      const day = await member.get('/api/medications/day')
      expect(day.trips).toBe(day.trips && 1)
      const doses = day.body.doses.map((dose: { medicationId: string; state: string; slot: string }) => [
        dose.medicationId === body.id ? 72 : 720,
        dose.slot.slice(0, 10),
        dose.state,
      ])
      return doses.sort(([one]: [number], [two]: [number]) => one - two)
    }
    at('2026-11-18T12:00:00Z')
    expect(await open()).toEqual([
      [72, '2026-11-16', 'late'],
      [720, '2026-11-16', 'late'],
    ])
    expect((await member.get('/api/medications/day?date=2026-11-17')).body.doses).toEqual([])
    const dose = { slot: '2026-11-16T11:00:00.000Z', decision: 'taken' }
    expect((await member.post(`/api/medications/${body.id}/doses`, dose, key())).status).toBe(201)
    expect(await open()).toEqual([[720, '2026-11-16', 'late']])
    at('2026-11-21T12:00:00Z')
    expect(await open()).toContainEqual([720, '2026-11-16', 'late'])
    expect((await member.post(`/api/medications/${other.id}/doses`, dose, key())).status).toBe(201)
    expect(await open()).not.toContainEqual([720, '2026-11-16', 'late'])
  })

  it('are decided once, even by repeated and parallel requests', async () => {
    const member = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ times: ['09:00'] }))
    const path = `/api/medications/${body.id}/doses`
    await member.put(`/api/medications/${body.id}/stock`, { units: 10, unitsPerDose: 0.5, warnDays: 1 })
    const submit = key()
    expect((await member.get('/api/medications/day')).body.doses).toMatchObject([{ unitsPerDose: 0.5 }])
    const dose = { slot: '2026-11-19T09:00', decision: 'taken' }
    const [one, again] = [await member.post(path, dose, submit), await member.post(path, dose, submit)]
    expect(again.text).toBe(one.text)
    const others = await Promise.all([1, 2, 3].map(() => member.post(path, dose, key())))
    expect(others.map(({ status, body: { code, recorded } }) => [status, code, recorded])).toEqual(
      others.map(() => [409, 'dose_already_decided', one.body]),
    )
    const stock = async () => (await member.get('/api/medications')).body[0].stock.units
    expect(await stock()).toBe(9.5)
    expect(
      await statusesOf([1, 2, 3].map(() => member.delete(`/api/medications/doses/${one.body.id}`))),
    ).toEqual([204, 404, 404])
    expect(await stock()).toBe(10)
    expect(await statusesOf([1, 2, 3, 4].map(() => member.post(path, dose, key())))).toEqual([
      201, 409, 409, 409,
    ])
    expect(await stock()).toBe(9.5)
  })

  it('take units from the stock and give the same back', async () => {
    const member = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ kind: 'as_needed' }))
    await member.put(`/api/medications/${body.id}/stock`, { units: 1.5, unitsPerDose: 1, warnDays: 1 })
    const take = () => member.post(`/api/medications/${body.id}/doses`, { decision: 'taken' }, key())
    const stock = async () => (await member.get('/api/medications')).body[0].stock
    await take()
    const last = await take()
    expect(await stock()).toMatchObject({ units: 0, dosesLeft: 0, low: true, lastsUntil: null })
    await member.delete(`/api/medications/doses/${last.body.id}`)
    expect(await stock()).toMatchObject({ units: 0.5 })
    const refilled = await member.post(`/api/medications/${body.id}/refills`, { units: 30 }, key())
    expect(refilled.status).toBe(201)
    expect(await stock()).toMatchObject({ units: 30.5, dosesLeft: 30 })
    expect((await member.delete(`/api/medications/${body.id}/stock`)).status).toBe(204)
    expect(await stock()).toBeNull()
    expect((await member.post(`/api/medications/${body.id}/refills`, { units: 1 })).body.code).toBe(
      'stock_not_followed',
    )
  })

  it.each([
    ['2026-11-19T08:00', 201],
    ['2026-11-19T09:00', 201],
    ['2026-11-19T09:01', 409],
    ['2026-11-20T06:59', 409],
  ])('at 7:00, ask before the dose of %s is taken early: %i', async (slot, status) => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet({ times: [slot.slice(11)] }))
    const path = `/api/medications/${body.id}/doses`
    const unasked = await member.post(path, { slot, decision: 'taken' }, key())
    expect(unasked.status).toBe(status)
    if (status === 201) return
    expect(unasked.body).toEqual({
      message: 'Ainda falta bastante para a hora desta dose. Confirme se você já a tomou.',
      code: 'dose_not_due',
    })
    expect((await member.get('/api/medications')).body[0].lastTakenAt).toBeNull()
    const confirmed = await member.post(path, { slot, decision: 'taken', early: true }, key())
    expect(confirmed).toMatchObject({ status: 201, body: { slot, decision: 'taken' } })
  })

  it.each([
    [{ slot: '2026-11-19T09:30', decision: 'taken' }, 404, undefined],
    [{ slot: '2026-11-25T08:00', decision: 'taken' }, 404, undefined],
    [{ slot: 'amanhã', decision: 'taken' }, 422, { slot: 'Dose inválida' }],
    [{ decision: 'skipped' }, 422, { slot: 'Só dá para pular uma dose do plano' }],
    [{ decision: 'eaten' }, 422, { decision: 'Escolha se tomou ou pulou' }],
    [
      { decision: 'taken', takenAt: '2026-11-19T10:10:00Z' },
      422,
      { takenAt: 'O horário não pode estar no futuro.' },
    ],
    [
      { decision: 'taken', takenAt: '2026-10-01T10:10:00Z' },
      422,
      { takenAt: 'Só dá para registrar doses dos últimos 31 dias.' },
    ],
  ])('refuse %j', async (dose, status, fields) => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet())
    const answer = await member.post(`/api/medications/${body.id}/doses`, dose)
    expect(answer.status).toBe(status)
    if (fields) expect(answer.body.fields).toEqual(fields)
  })

  it('as needed appear at the time taken and are never due', async () => {
    const member = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ kind: 'as_needed', minHours: 6 }))
    expect(body).toMatchObject({ times: [], minHours: 6, nextDueAt: null, lastTakenAt: null })
    await member.post(`/api/medications/${body.id}/doses`, {
      decision: 'taken',
      takenAt: '2026-11-19T09:00:00Z',
    })
    expect((await member.get('/api/medications/day')).body.doses).toMatchObject([
      { slot: null, state: 'taken', record: { takenAt: '2026-11-19T09:00:00.000Z' } },
    ])
    expect((await member.get('/api/medications')).body[0].lastTakenAt).toBe('2026-11-19T09:00:00.000Z')
    expect((await member.get('/api/medications/adherence')).body).toMatchObject({
      total: { due: 0, percentage: null },
      medications: [],
    })
  })
})
