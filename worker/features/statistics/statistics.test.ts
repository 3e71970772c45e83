import { beforeAll, describe, expect, it } from 'vitest'
import { anamnesisDefaults } from '#contract/anamnesis.ts'
import { ageText, type StatisticsRows } from '#contract/statistics.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { sleepEntries } from '#database/schema/sleep.ts'
import { HOUR } from '#domain/duration.ts'
import { allCursorPages } from '#testing/all-pages.ts'
import { type Client, insertRows, invalid } from '#testing/api.ts'
import { administratorClient, createCompany, createConsultation, createUser } from '#testing/factories.ts'
import { waitingPolicy } from '#testing/policies.ts'

const at = (text: string) => new Date(`${text}:00Z`)
const RANGE = 'from=2026-09-01&to=2026-09-30'

let admin: Client
let stranger: Client

async function member(created: string, overrides = {}) {
  const createdAt = at(created)
  return createUser({ createdAt, statusSince: createdAt, emailConfirmedAt: createdAt, ...overrides })
}

/** Adds two sleep entries of a member in the month, each `hours` long. */
async function addSleep(ownerId: string, hours: number, month = '2026-09') {
  for (const day of ['05', '06']) {
    const sleepEnd = at(`${month}-${day}T10:00`)
    const sleepStart = new Date(sleepEnd.getTime() - hours * HOUR)
    const row = { id: crypto.randomUUID(), ownerId, sleepStart, sleepEnd, quality: 70, createdAt: sleepEnd }
    await insertRows(sleepEntries, row)
  }
}

beforeAll(async () => {
  admin = await administratorClient()
  const { id: companyId } = await createCompany()
  stranger = await administratorClient({ companyId })

  const decided = { status: 'approved' as const, decidedAt: at('2026-09-10T14:30') }
  const [ana] = await Promise.all([
    // Rejected earlier, and back in the queue since the correction.
    member('2026-06-10T12:00', {
      ...decided,
      createdAt: at('2026-09-10T12:00'),
      queuedAt: at('2026-09-10T12:00'),
    }),
    member('2026-09-10T12:00', { status: 'rejected', decidedAt: at('2026-09-10T20:00') }),
    // 23:30 on 31 August in Brasília.
    member('2026-09-01T02:30', { status: 'pending' }),
    member('2026-09-20T12:00', { companyId }),
  ])
  if (!ana) throw new Error('no member')
  await createConsultation(ana.id, { date: at('2026-09-15T12:00'), specialty: 'Oncologia', type: 'Video' })
  await createConsultation(ana.id, {
    date: at('2026-09-16T12:00'),
    specialty: 'Oncologia ',
    status: 'Completed',
  })
  await createConsultation(ana.id, { date: at('2026-08-16T12:00') })
  const policy = (id: string, status: 'pending' | 'approved', sent: string, isStored = true) =>
    waitingPolicy({
      ownerId: ana.id,
      id,
      status,
      uploadedAt: at(sent),
      contentStoredAt: isStored ? at(sent) : null,
    })
  await policy('p1', 'pending', '2026-09-28T12:00')
  await policy('p2', 'approved', '2026-08-20T12:00')
  await policy('p3', 'pending', '2026-09-30T12:00', false)

  // Eighteen members with sleep: seven in the six-hour band, six in seven, three in eight, two in nine.
  const sleepers = await Promise.all(
    Array.from({ length: 18 }, () => member('2025-01-01T12:00', { status: 'approved' })),
  )
  for (const [index, { id }] of sleepers.entries()) {
    await addSleep(id, index < 7 ? 6.5 : index < 13 ? 7.5 : index < 16 ? 8.5 : 9.5)
    await insertRows(anamneses, {
      ...anamnesisDefaults,
      id: `a${index}`,
      ownerId: id,
      bmi: 24.2,
      bmiClass: index < 9 ? 'NORMAL' : 'OVERWEIGHT',
      createdAt: at('2026-07-10T12:00'),
    })
  }
})

describe('GET /api/admin/statistics', () => {
  it('counts the period and the one before by days of Brasília', async () => {
    const answer = await admin.get(`/api/admin/statistics?${RANGE}`)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        today: '2026-10-14',
        wholeDays: { from: '2026-09-01', to: '2026-09-30' },
        previous: { from: '2026-08-02', to: '2026-08-31' },
        registrations: {
          byStatus: [
            { key: 'pending', count: 0, compared: 0, previous: 1 },
            { key: 'email_confirmed', count: 0, compared: 0, previous: 0 },
            { key: 'approved', count: 1, compared: 1, previous: 0 },
            { key: 'rejected', count: 1, compared: 1, previous: 0 },
          ],
        },
        decisions: { current: { count: 2, median: 180, p90: 528 }, previous: { count: 0, median: null } },
        consultations: {
          byType: [
            { key: 'In-person', count: 1, compared: 1, previous: 1 },
            { key: 'Video', count: 1, compared: 1, previous: 0 },
            { key: 'Phone', count: 0, compared: 0, previous: 0 },
          ],
          byStatus: [
            { key: 'Scheduled', count: 1, compared: 1, previous: 1 },
            { key: 'Completed', count: 1, compared: 1, previous: 0 },
            { key: 'Cancelled', count: 0, compared: 0, previous: 0 },
          ],
          bySpecialty: [{ key: null, count: null, previous: null }],
        },
        policies: {
          byState: [
            { key: 'unsent', count: 1, compared: 1, previous: 0 },
            { key: 'pending', count: 1, compared: 1, previous: 0 },
            { key: 'approved', count: 0, compared: 0, previous: 1 },
            { key: 'rejected', count: 0, compared: 0, previous: 0 },
          ],
        },
      },
    })
    expect(answer.body.registrations.series.points[9]).toEqual({
      start: '2026-09-10',
      count: 2,
      previous: 0,
      isUnfinished: false,
    })
    expect(
      answer.body.policies.ages.map(({ pending, unsent, approved }: Record<string, number>) => [
        pending,
        unsent,
        approved,
      ]),
    ).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
    ])
    const weeks = answer.body.active.weeks.map(({ week, count }: { week: string; count: number }) => [
      week,
      count,
    ])
    expect(weeks).toContainEqual(['2026-08-31', 18])
    const decisionsOf = ({ body }: typeof answer, monday: string) =>
      body.decisions.weeks.find(({ week }: { week: string }) => week === monday)
    expect(decisionsOf(answer, '2026-09-07')).toMatchObject({
      count: 2,
      median: 180,
      previous: { count: 0, median: null },
    })
    // The same week as part of the previous period.
    const later = await admin.get('/api/admin/statistics?from=2026-09-14&to=2026-09-20')
    expect(decisionsOf(later, '2026-09-14')).toMatchObject({ count: 0, previous: { count: 2, median: 180 } })
  })

  it('counts today without comparing it, and compares as many whole days before', async () => {
    const { id: companyId } = await createCompany()
    const own = await administratorClient({ companyId })
    // Today is 14 October.
    for (const [day, decided] of [
      ['2026-10-14', true],
      ['2026-10-12', true],
      ['2026-10-10', false],
      ['2026-10-08', true],
      ['2026-10-05', false],
    ] as const) {
      const createdAt = at(`${day}T10:00`)
      await member(`${day}T10:00`, {
        companyId,
        ...(decided && {
          status: 'rejected',
          decidedAt: new Date(createdAt.getTime() + HOUR),
          queuedAt: createdAt,
        }),
      })
    }
    const readStatistics = async (from: string, to: string) => {
      const { body } = await own.get(`/api/admin/statistics?from=${from}&to=${to}`)
      const { count, compared, previous } = body.registrations.byStatus.reduce(
        (all: Record<string, number>, row: Record<string, number>) => ({
          count: (all.count ?? 0) + (row.count ?? 0),
          compared: (all.compared ?? 0) + (row.compared ?? 0),
          previous: (all.previous ?? 0) + (row.previous ?? 0),
        }),
      )
      const { current, compared: whole, previous: before } = body.decisions
      return {
        days: [body.wholeDays, body.previous],
        registrations: [count, compared, previous],
        decisions: [current.count, whole.count, before.count],
        // Of today or the week with today.
        last: [
          body.registrations.series.points.at(-1).previous,
          body.active.weeks.at(-1).previous,
          body.decisions.weeks.at(-1).previous.count,
        ],
      }
    }
    expect(await readStatistics('2026-10-11', '2026-10-14')).toEqual({
      days: [
        { from: '2026-10-11', to: '2026-10-13' },
        { from: '2026-10-08', to: '2026-10-10' },
      ],
      registrations: [2, 1, 2],
      decisions: [2, 1, 1],
      last: [null, null, 0],
    })
    expect(await readStatistics('2026-10-14', '2026-10-14')).toEqual({
      days: [null, null],
      registrations: [1, 0, 0],
      decisions: [1, 0, 0],
      last: [null, null, 0],
    })
    expect(await readStatistics('2026-10-09', '2026-10-11')).toEqual({
      days: [
        { from: '2026-10-09', to: '2026-10-11' },
        { from: '2026-10-06', to: '2026-10-08' },
      ],
      registrations: [1, 1, 1],
      decisions: [0, 0, 1],
      last: [1, 0, 0],
    })
  })

  it('leaves today out of the specialties, which would reveal it by subtraction', async () => {
    const { id: companyId } = await createCompany()
    const own = await administratorClient({ companyId })
    for (let n = 0; n < 5; n++) {
      const { id } = await createUser({ companyId })
      for (const day of ['2026-10-13', '2026-10-14'])
        await createConsultation(id, { date: at(`${day}T15:00`), specialty: 'Cardiologia' })
    }
    const specialtiesSince = async (from: string) =>
      (await own.get(`/api/admin/statistics?from=${from}&to=2026-10-14`)).body.consultations.bySpecialty
    expect(await specialtiesSince('2026-10-13')).toEqual([{ key: 'Cardiologia', count: 5, previous: null }])
    expect(await specialtiesSince('2026-10-14')).toEqual([])
  })

  it('hides groups of fewer than five members, and others that would reveal them', async () => {
    const { sleep, bmi } = (await admin.get(`/api/admin/statistics?${RANGE}`)).body
    expect(sleep).toEqual({
      month: '2026-09-01',
      total: 18,
      cells: [
        { band: 'h4', count: null, previous: null },
        { band: 'h5', count: null, previous: null },
        { band: 'h6', count: 7, previous: null },
        { band: 'h7', count: 6, previous: null },
        { band: 'h8', count: null, previous: null },
        { band: 'h9', count: null, previous: null },
      ],
    })
    expect(bmi.total).toBe(18)
    // Two groups of nine members and four empty groups: one of the two is hidden together with the empty ones.
    expect(bmi.cells.map(({ count }: { count: number | null }) => count).filter(Boolean)).toEqual([9])
    // On 29 September the month is not over.
    const earlier = await admin.get('/api/admin/statistics?from=2026-09-01&to=2026-09-29')
    expect(earlier.body.sleep).toMatchObject({ month: '2026-08-01', total: null })
  })

  it('names specialties of at least five members, and adds up the others', async () => {
    const { id: companyId } = await createCompany()
    const members = await Promise.all(Array.from({ length: 7 }, () => createUser({ companyId })))
    const consult = async (specialty: string | null, day: string, from: number, to: number) => {
      for (const { id } of members.slice(from, to))
        await createConsultation(id, { date: at(`${day}T12:00`), specialty })
    }
    await consult('Cardiologia', '2026-09-02', 0, 7)
    await consult('Cardiologia', '2026-08-02', 0, 6)
    await consult('Oncologia', '2026-09-30', 0, 5)
    await consult('Oncologia', '2026-08-31', 0, 4)
    await consult('Urologia', '2026-09-01', 0, 3)
    await consult(null, '2026-09-01', 3, 5)
    // Six consultations of one member.
    for (let n = 0; n < 6; n++) await consult('Nutrição', '2026-08-20', 6, 7)
    const own = await administratorClient({ companyId })
    const { body } = await own.get(`/api/admin/statistics?${RANGE}`)
    expect(body.consultations.bySpecialty).toEqual([
      { key: 'Cardiologia', count: 7, previous: 6 },
      { key: 'Oncologia', count: 5, previous: null },
      { key: null, count: 5, previous: 10 },
    ])
  })

  it('shows only the administrator’s own company', async () => {
    const { body } = await stranger.get(`/api/admin/statistics?${RANGE}`)
    expect(body.registrations.byStatus).toContainEqual({
      key: 'approved',
      count: 1,
      compared: 1,
      previous: 0,
    })
    expect(body.consultations.bySpecialty).toEqual([])
    expect(body.sleep.total).toBeNull()
    expect(
      (await stranger.get(`/api/admin/statistics/rows?list=policies&key=pending&${RANGE}`)).body.rows,
    ).toEqual([])
    expect((await stranger.get('/api/admin/statistics/months?distribution=bmi')).body.months).toEqual([])
  })

  it.each([
    ['from=2026-09-30&to=2026-09-01', { to: 'O fim do período vem antes do início.' }],
    ['from=2024-01-01&to=2026-01-02', { to: 'Escolha um período de até dois anos.' }],
    ['from=2026-02-30&to=2026-09-01', { from: 'Data inválida. Use o formato DD/MM/AAAA.' }],
  ])('rejects %s', async (range, fields) => {
    for (const path of ['', '/rows']) {
      const answer = await admin.get(`/api/admin/statistics${path}?list=active&${range}`)
      expect(answer).toMatchObject(invalid(fields))
    }
  })
})

describe('GET /api/admin/statistics/rows', () => {
  const rows = async (query: string) =>
    (await admin.get(`/api/admin/statistics/rows?${RANGE}&${query}`)).body.rows

  it('lists the members behind a number, with their ids', async () => {
    const approved = await rows('list=registrations&key=approved')
    expect(approved).toMatchObject([{ at: '2026-09-10T12:00:00.000Z', status: 'approved', minutes: null }])
    expect(await rows('list=registrations')).toHaveLength(2)
    expect(await rows('list=decisions')).toMatchObject([
      { status: 'rejected', minutes: 480 },
      { status: 'approved', minutes: 150, member: { id: approved[0].member.id } },
    ])
    expect(await rows('list=policies&key=unsent')).toMatchObject([
      { policy: { id: 'p3', fileName: 'apolice.pdf' }, member: { id: approved[0].member.id } },
    ])
    expect(await rows('list=active&key=2026-08-31')).toHaveLength(18)
  })

  it('lists the policies sent in a period in any state, and those of an age', async () => {
    const ids = (list: { id: string; status: string }[]) => list.map(({ id, status }) => [id, status])
    expect(ids(await rows('list=policies'))).toEqual([
      ['p3', 'unsent'],
      ['p1', 'pending'],
    ])
    expect([0, 1, 2, 3, 4].map(ageText)).toEqual([
      'até 2 dias',
      '3 a 7 dias',
      '8 a 30 dias',
      '31 a 90 dias',
      'mais de 90 dias',
    ])
    const aged = await Promise.all([0, 1, 2, 3, 4].map((age) => rows(`list=policies&age=${age}`)))
    expect(aged.map(ids)).toEqual([[['p3', 'unsent']], [['p1', 'pending']], [], [['p2', 'approved']], []])
    expect(
      (await admin.get('/api/admin/statistics/rows?list=policies&age=4&from=2027-01-01&to=2027-01-02')).body
        .rows,
    ).toHaveLength(3)
    expect((await admin.get('/api/admin/statistics/rows?list=policies&age=5')).status).toBe(422)
    expect((await stranger.get(`/api/admin/statistics/rows?${RANGE}&list=policies`)).body.rows).toEqual([])
  })

  it('lists consultations as days with counts, without members or times, and none behind a specialty', async () => {
    const nothing = { at: null, member: null, status: null, policy: null, minutes: null }
    expect(await rows('list=consultations&by=type&key=Video')).toEqual([
      { ...nothing, id: '2026-09-15', count: 1 },
    ])
    expect(await rows('list=consultations&by=status&key=Completed')).toEqual([
      { ...nothing, id: '2026-09-16', count: 1 },
    ])
    expect(await rows('list=consultations&by=type')).toEqual([
      { ...nothing, id: '2026-09-16', count: 1 },
      { ...nothing, id: '2026-09-15', count: 1 },
    ])
    const bySpecialty = await admin.get(
      `/api/admin/statistics/rows?${RANGE}&list=consultations&by=specialty&key=Oncologia`,
    )
    expect(bySpecialty).toMatchObject(invalid({ by: 'Lista inválida' }))
  })

  it.each(['Phone', ''])('pages through the days, each once (key "%s")', async (key) => {
    const { id: companyId } = await createCompany()
    const own = await administratorClient({ companyId })
    const owner = await createUser({ companyId })
    for (let n = 0; n < 120; n++)
      await createConsultation(owner.id, {
        date: new Date(at('2026-05-01T12:00').getTime() + Math.floor(n / 2) * 24 * HOUR),
        type: 'Phone',
      })
    const path = '/api/admin/statistics/rows?from=2026-05-01&to=2026-09-30&list=consultations&by=type'
    const seen = (await allCursorPages<StatisticsRows>(own, `${path}&key=${key}`)).flatMap(({ rows }) => rows)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
    expect(seen.map(({ count }) => count)).toEqual(Array.from({ length: 60 }, () => 2))
    expect((await admin.get(`/api/admin/statistics/rows?${RANGE}&list=active&cursor=x`)).status).toBe(422)
  })
})

it('GET /api/admin/statistics/months lists the groups of each closed month, never members', async () => {
  const { body } = await admin.get('/api/admin/statistics/months?distribution=bmi')
  expect(
    body.months.map(({ month, total }: { month: string; total: number }) => [month, total]),
  ).toContainEqual(['2026-07-01', 18])
  expect(body.months.at(-1).month).toBe('2026-07-01')
  const sleep = await admin.get('/api/admin/statistics/months?distribution=sleep&cursor=2026-09-01')
  expect(sleep.body.months).toMatchObject([{ month: '2026-09-01', total: 18 }])
  expect(JSON.stringify(sleep.body)).not.toContain('@')
  for (const cursor of ['x', '2026-13-01', '2026-00-01', '2026-09-02']) {
    const answer = await admin.get(`/api/admin/statistics/months?distribution=sleep&cursor=${cursor}`)
    expect(answer).toMatchObject(invalid({ cursor: 'Página inválida' }))
  }
})
