import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recording } from '#testing/environment'
import { MEDICATIONS_MAX } from '../../contract/medications.ts'
import { medicationPlans, medications } from '../../database/schema/medications.ts'
import { auditLog } from '../../database/schema/operations.ts'
import { type Client, testDatabase } from '../../testing/api.ts'
import { beforeBatch } from '../../testing/before-batch.ts'
import { signedInClient } from '../../testing/factories.ts'

const tablet = (overrides = {}) => ({
  name: 'Losartana',
  dose: '50 mg',
  form: 'tablet',
  kind: 'daily',
  times: ['20:00', '08:00'],
  startsOn: '2026-11-01',
  ...overrides,
})
const THURSDAY = '2026-11-19T10:00:00Z' // 07:00 in São Paulo

/** A member whose clock stands at Thursday, 7 in the morning. */
async function memberAt(time = THURSDAY): Promise<Client> {
  vi.setSystemTime(new Date(time))
  return signedInClient()
}
const at = (time: string) => vi.setSystemTime(new Date(time))
const statesOf = (day: { body: { doses: { slot: string; state: string }[] } }) =>
  day.body.doses.map(({ slot, state }) => [slot, state])
const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } })

afterEach(() => {
  vi.useRealTimers()
})

describe('POST /api/medications', () => {
  it('adds a medication on the clock of the browser, its times in order', async () => {
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
    const there = await member.post('/api/medications', tablet(), lisbon)
    expect(there.body).toMatchObject({
      timeZone: 'Europe/Lisbon',
      nextDueAt: '2026-11-19T20:00:00.000Z',
    })
  })

  it('refuses the 101st with its sentence, and changes nothing', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet())
    const db = await testDatabase()
    const [row] = await db.select().from(medications).where(eq(medications.id, body.id))
    const [plan] = await db.select().from(medicationPlans).where(eq(medicationPlans.medicationId, body.id))
    if (!row || !plan) throw new Error('nothing was added')
    const copies = Array.from({ length: MEDICATIONS_MAX - 2 }, (_, n) => `${member.userId}-${n}`)
    const [first, ...rest] = copies.flatMap((id) => [
      db.insert(medications).values({ ...row, id }),
      db.insert(medicationPlans).values({ ...plan, id: `${id}-plan`, medicationId: id }),
    ])
    if (first) await db.batch([first, ...rest])
    expect((await member.post('/api/medications', tablet({ name: 'A centésima' }))).status).toBe(201)
    const all = () => member.get('/api/medications')
    const audited = () => db.select().from(auditLog).where(eq(auditLog.actorId, member.userId))
    const [list, entries] = [await all(), await audited()]
    expect(list.body).toHaveLength(MEDICATIONS_MAX)
    const refused = await member.post('/api/medications', tablet({ name: 'A última' }), key())
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'medication_limit',
        message: 'Você chegou ao limite de 100 medicamentos. Exclua os que não usa mais.',
      },
    })
    expect((await all()).body).toEqual(list.body)
    expect(await audited()).toHaveLength(entries.length)
    const plans = await db.select().from(medicationPlans).where(eq(medicationPlans.ownerId, member.userId))
    expect(plans).toHaveLength(MEDICATIONS_MAX)
    // One less, and there is room again.
    await member.delete(`/api/medications/${copies[0]}`)
    expect((await member.post('/api/medications', tablet({ name: 'A última' }))).status).toBe(201)
  })

  it('makes one of a submit that is sent twice', async () => {
    const member = await memberAt()
    const submit = key()
    const [first, second] = [
      await member.post('/api/medications', tablet(), submit),
      await member.post('/api/medications', tablet(), submit),
    ]
    expect(second.text).toBe(first.text)
    expect((await member.get('/api/medications')).body).toHaveLength(1)
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
  ])('refuses %j with its sentence', async (overrides, fields) => {
    const member = await memberAt()
    const answer = await member.post('/api/medications', tablet(overrides))
    expect(answer).toMatchObject({ status: 422, body: { fields } })
    expect((await member.get('/api/medications')).body).toEqual([])
  })
})

describe('the doses of a day', () => {
  it('are taken, skipped, late or missed, and a late one is undecided', async () => {
    const member = await memberAt()
    const { body } = await member.post(
      '/api/medications',
      tablet({ times: ['08:00', '12:00', '20:00', '22:00'] }),
    )
    const decide = (slot: string, more = {}) =>
      member.post(`/api/medications/${body.id}/doses`, { slot, decision: 'taken', ...more }, key())
    at('2026-11-19T15:30:00Z')
    const taken = await decide('2026-11-19T08:00', { takenAt: '2026-11-19T11:20:00Z' })
    expect(taken).toMatchObject({
      status: 201,
      body: {
        slot: '2026-11-19T08:00',
        dueAt: '2026-11-19T11:00:00.000Z',
        takenAt: '2026-11-19T11:20:00.000Z',
      },
    })
    await decide('2026-11-19T22:00', { decision: 'skipped', reason: 'Enjoo' })
    const day = await member.get('/api/medications/day')
    expect(day.trips).toBe(day.trips && 1)
    expect(statesOf(day)).toEqual([
      ['2026-11-19T08:00', 'taken'],
      ['2026-11-19T12:00', 'late'],
      ['2026-11-19T20:00', 'upcoming'],
      ['2026-11-19T22:00', 'skipped'],
    ])
    expect(day.body.doses[3].record).toMatchObject({ reason: 'Enjoo', takenAt: null })
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

  it('keep a late evening’s dose open after midnight', async () => {
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

  it('of a long interval stay open until the next one, and can be written down', async () => {
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

  it('are decided once, however often and from wherever', async () => {
    const member = await memberAt('2026-11-19T12:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ times: ['09:00'] }))
    const path = `/api/medications/${body.id}/doses`
    await member.put(`/api/medications/${body.id}/stock`, { units: 10, unitsPerDose: 0.5, warnDays: 1 })
    const submit = key()
    const dose = { slot: '2026-11-19T09:00', decision: 'taken' }
    const [one, again] = [await member.post(path, dose, submit), await member.post(path, dose, submit)]
    expect(again.text).toBe(one.text)
    const others = await Promise.all([1, 2, 3].map(() => member.post(path, dose, key())))
    expect(others.map(({ status, body: { code } }) => [status, code])).toEqual(
      others.map(() => [409, 'dose_already_decided']),
    )
    const stock = async () => (await member.get('/api/medications')).body[0].stock.units
    expect(await stock()).toBe(9.5)
    const undone = await Promise.all(
      [1, 2, 3].map(() => member.delete(`/api/medications/doses/${one.body.id}`)),
    )
    expect(undone.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect(await stock()).toBe(10)
    const race = await Promise.all([1, 2, 3, 4].map(() => member.post(path, dose, key())))
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await stock()).toBe(9.5)
  })

  it('take from the stock what is there, and give back the same', async () => {
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

  it('as needed stand where they were taken, and are never due', async () => {
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

describe('PATCH /api/medications/{id}', () => {
  it('changes what comes and leaves what was due as it was', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
    at('2026-11-21T15:00:00Z')
    const edited = await member.patch(
      `/api/medications/${body.id}`,
      tablet({ name: 'Losartana potássica', times: ['09:00', '21:00'] }),
    )
    expect(edited.status).toBe(204)
    expect(edited.trips).toBeLessThanOrEqual(2)
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
})

describe('PUT /api/medications/{id}/status', () => {
  it('lets no dose come due while it rests, and keeps the history', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
    const to = (status: string) => member.put(`/api/medications/${body.id}/status`, { status })
    at('2026-11-20T15:00:00Z')
    expect((await to('paused')).status).toBe(204)
    expect((await to('paused')).status).toBe(204)
    expect((await member.get('/api/medications')).body[0]).toMatchObject({
      status: 'paused',
      nextDueAt: null,
    })
    at('2026-11-22T15:00:00Z')
    expect((await member.patch(`/api/medications/${body.id}`, tablet({ times: ['07:00'] }))).status).toBe(204)
    expect((await to('active')).status).toBe(204)
    const next = '2026-11-23T10:00:00.000Z'
    expect((await member.get('/api/medications')).body[0]).toMatchObject({
      status: 'active',
      nextDueAt: next,
    })
    at('2026-11-23T15:00:00Z')
    expect((await to('ended')).status).toBe(204)
    at('2026-11-25T15:00:00Z')
    const history = await member.get(`/api/medications/${body.id}/history`)
    expect(statesOf(history)).toEqual([
      ['2026-11-23T07:00', 'missed'],
      ['2026-11-20T08:00', 'missed'],
      ['2026-11-19T08:00', 'missed'],
    ])
    expect(history.trips).toBe(history.trips && 1)
    const older = await member.get(`/api/medications/${body.id}/history?before=${history.body.before}`)
    expect(older.body.doses).toEqual([])
  })
})

describe('PUT /api/medications/clock', () => {
  it('moves to the clock of the new place, or stays with the one at home', async () => {
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
    const kept = (await member.get('/api/medications', away)).body
    expect(kept[0]).toMatchObject({
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
    // The first dose was at 09:00Z: the hours stay exact, the wall reads otherwise.
    expect(interval).toMatchObject({ times: ['09:00'], nextDueAt: '2026-11-19T17:00:00.000Z' })
    expect(statesOf(await member.get('/api/medications/day', away))).toEqual([
      ['2026-11-19T08:00', 'late'],
      ['2026-11-19T17:00:00.000Z', 'upcoming'],
      ['2026-11-19T20:00', 'upcoming'],
    ])
  })
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
    expect(await member.request(method, path, { body: change, env, ...away })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
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

  it('holds back no other medication from another clock', async () => {
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

describe('GET /api/medications/adherence', () => {
  it('counts what was taken of what was due, and skipped ones apart', async () => {
    const member = await memberAt('2026-11-10T10:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ times: ['08:00'] }))
    const decide = (day: string, decision: string) =>
      member.post(`/api/medications/${body.id}/doses`, { slot: `2026-11-${day}T08:00`, decision })
    at('2026-11-15T10:00:00Z')
    for (const day of ['10', '11', '12']) await decide(day, 'taken')
    await decide('13', 'skipped')
    const adherence = await member.get('/api/medications/adherence')
    const tally = { due: 5, taken: 3, skipped: 1, missed: 1, percentage: 60 }
    expect(adherence.body).toMatchObject({
      from: '2026-10-17',
      to: '2026-11-15',
      total: tally,
      medications: [{ id: body.id, name: 'Losartana', ...tally }],
    })
    expect(adherence.body.days).toHaveLength(30)
    expect(adherence.body.days.at(-2)).toMatchObject({ day: '2026-11-14', missed: 1, percentage: 0 })
    expect(adherence.body.days.at(-1)).toMatchObject({ due: 0, percentage: null })
  })
})

describe('DELETE /api/medications/{id}', () => {
  it('removes it with all that was decided, once', async () => {
    const member = await memberAt()
    const { body } = await member.post('/api/medications', tablet())
    const dose = await member.post(`/api/medications/${body.id}/doses`, { decision: 'taken' })
    expect((await member.delete(`/api/medications/${body.id}`)).status).toBe(204)
    expect((await member.delete(`/api/medications/${body.id}`)).status).toBe(404)
    expect((await member.delete(`/api/medications/doses/${dose.body.id}`)).status).toBe(404)
    expect((await member.get('/api/medications/day')).body.doses).toEqual([])
  })
})
