import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#database/client.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { medications } from '#database/schema/medications.ts'
import { events } from '#database/schema/operations.ts'
import {
  type Client,
  deleteRows,
  EMAIL,
  insertRows,
  mailbox,
  readRows,
  testDatabase,
  testEnvironment,
  updateRows,
} from '#testing/api.ts'
import { createCompany, createUser, signedInClient } from '#testing/factories.ts'
import { tablet as losartan, memberAt } from '#testing/medications.ts'
import { deliverMessages } from '#worker/features/messages/deliver-messages.ts'
import { warnOfStock } from '../stock/warn-of-stock.ts'
import { remindOfDoses } from './remind-of-doses.ts'

const LIMITS = { maxMs: 10_000, maxBatches: 15 }

const tablet = (overrides = {}) => losartan({ times: ['08:00'], ...overrides })

/** Runs a step of the cron at the given time, `times` runs in parallel. */
async function run(job: typeof remindOfDoses, time: string, times = 1): Promise<void> {
  vi.setSystemTime(new Date(time))
  const db = openDatabase(await testEnvironment())
  const clock = { now: () => new Date(time) }
  await Promise.all(Array.from({ length: times }, () => job({ db, clock }, LIMITS)))
}

const listNotifications = async (member: Client, kind: string) =>
  (await member.get('/api/notifications')).body.filter((event: { kind: string }) => event.kind === kind)

afterEach(() => {
  vi.useRealTimers()
})

describe('the reminder of a dose', () => {
  it('is recorded once when the dose is due, even by overlapping runs', async () => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    const { body } = await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T10:59:00Z')
    expect(await listNotifications(member, 'medication_due')).toEqual([])
    await run(remindOfDoses, '2026-11-19T11:00:00Z', 4)
    await run(remindOfDoses, '2026-11-19T11:01:00Z')
    expect(await listNotifications(member, 'medication_due')).toMatchObject([
      {
        subjectId: body.id,
        parameters: {
          title: 'Losartana 50 mg',
          date: '2026-11-19T11:00:00.000Z',
          timeZone: 'America/Sao_Paulo',
        },
      },
    ])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await listNotifications(member, 'medication_due')).toHaveLength(2)
  })

  const access = (status: 'approved' | 'email_confirmed') => (member: Client) =>
    updateRows(users, { id: member.userId }, { status })
  const status = (status: string) => (member: Client, path: string) =>
    member.put(`${path}/status`, { status })
  const reminders = (reminders: boolean) => (member: Client, path: string) =>
    member.patch(path, tablet({ reminders }))
  const decide = (member: Client, path: string) =>
    member.post(`${path}/doses`, { slot: '2026-11-19T08:00', decision: 'taken' })

  type Change = (member: Client, path: string) => Promise<unknown>
  it.each<[string, Change, Change?]>([
    ['for a decided dose', decide],
    ['while the medication is paused', status('paused'), status('active')],
    ['while reminders are off', reminders(false), reminders(true)],
    ['while the member waits for approval', access('email_confirmed'), access('approved')],
  ])('is not recorded %s', async (_when, stop, resume) => {
    const member = await memberAt('2026-11-19T10:30:00Z')
    const path = `/api/medications/${(await member.post('/api/medications', tablet())).body.id}`
    await stop(member, path)
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    await resume?.(member, path)
    expect(await listNotifications(member, 'medication_due')).toEqual([])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await listNotifications(member, 'medication_due')).toHaveLength(1)
  })

  it('is recorded only for open doses after an outage', async () => {
    const member = await memberAt('2026-11-16T10:00:00Z')
    await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T12:00:00Z')
    expect(await listNotifications(member, 'medication_due')).toMatchObject([
      { parameters: { date: '2026-11-19T11:00:00.000Z' } },
    ])
    await member.post(
      '/api/medications',
      tablet({ kind: 'interval', intervalHours: 4, startsOn: '2026-11-19', times: ['10:00'] }),
    )
    await run(remindOfDoses, '2026-11-21T12:30:00Z')
    expect(await listNotifications(member, 'medication_due')).toHaveLength(3)
  })
})

describe('the e-mail of a reminder', () => {
  const delivered = async (member: Client, time: string) => {
    const env = { ...(await testEnvironment()), EMAIL }
    await deliverMessages({ db: await testDatabase(), clock: { now: () => new Date(time) }, env })
    const [user] = await readRows(users, { id: member.userId })
    return mailbox.filter(({ to }) => to === user?.email)
  }

  it('is sent immediately, and not hours later', async () => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    expect(await delivered(member, '2026-11-19T11:00:01Z')).toMatchObject([
      {
        subject: 'Hora do seu medicamento',
        text: expect.stringContaining('Está na hora de um dos seus medicamentos: dose das 08:00.'),
      },
    ])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await delivered(member, '2026-11-20T14:00:01Z')).toHaveLength(1)
  })

  it.each([
    ['was blocked', { blockedAt: new Date('2026-11-19T11:00:00Z') }],
    ['waits for approval again', { status: 'email_confirmed' }],
  ] as const)('is not sent to a member who %s meanwhile', async (_, change) => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    await updateRows(users, { id: member.userId }, change)
    expect(await delivered(member, '2026-11-19T11:00:01Z')).toEqual([])
    expect(await readRows(events, { userId: member.userId })).toMatchObject([
      { kind: 'medication_due', mailStatus: 'dropped' },
    ])
  })
})

it('the warning of a stock that runs out is recorded once for each refill, counts weekends and holidays, and waits for its morning', async () => {
  const member = await memberAt('2026-11-17T15:00:00Z')
  const { body } = await member.post('/api/medications', tablet())
  const put = (units: number) =>
    member.put(`/api/medications/${body.id}/stock`, { units, unitsPerDose: 1, warnDays: 3 })
  // Lasts until Wednesday the 25th: three business days earlier is Thursday the 19th.
  await put(8)
  await run(warnOfStock, '2026-11-17T15:01:00Z')
  await run(warnOfStock, '2026-11-19T10:59:00Z')
  expect(await listNotifications(member, 'medication_stock_low')).toEqual([])
  for (const day of ['18', '19']) {
    await member.post(`/api/medications/${body.id}/doses`, {
      slot: `2026-11-${day}T08:00`,
      decision: 'taken',
    })
  }
  await run(warnOfStock, '2026-11-19T11:00:00Z', 3)
  await run(warnOfStock, '2026-11-20T11:00:00Z')
  expect(await listNotifications(member, 'medication_stock_low')).toMatchObject([
    { subjectId: body.id, parameters: { title: 'Losartana 50 mg', until: '2026-11-25' } },
  ])
  await member.post(`/api/medications/${body.id}/refills`, { units: 0.5 })
  await run(warnOfStock, '2026-11-20T11:05:00Z')
  expect(await listNotifications(member, 'medication_stock_low')).toHaveLength(2)
  await member.post(`/api/medications/${body.id}/refills`, { units: 60 })
  await run(warnOfStock, '2026-11-20T11:10:00Z')
  expect(await listNotifications(member, 'medication_stock_low')).toHaveLength(2)
})

describe('the company’s own holidays', () => {
  const day = '2028-03-15'
  const holiday = { companyId: 1, day, name: 'Aniversário da cidade', observed: true }

  it('bring the warning forward on the screen and in the message, even after an earlier check', async () => {
    // Monday. Lasts until Thursday the 16th: two business days earlier is Tuesday the 14th.
    const member = await memberAt('2028-03-13T15:00:00Z')
    const other = await createCompany()
    const [theirs] = [await signedInClient({ companyId: other.id })]
    const follow = async (client: Client) => {
      const { body } = await client.post('/api/medications', tablet({ startsOn: '2028-03-01' }))
      const stock = { units: 3, unitsPerDose: 1, warnDays: 2 }
      await client.post(`/api/medications/${body.id}/doses`, { slot: '2028-03-13T08:00', decision: 'taken' })
      await client.put(`/api/medications/${body.id}/stock`, stock)
    }
    await follow(member)
    await follow(theirs)
    const low = async (client: Client) => {
      const list = await client.get('/api/medications')
      expect(list.trips).toBeLessThanOrEqual(1)
      return list.body[0].stock.low
    }
    await run(warnOfStock, '2028-03-13T15:00:00Z')
    expect(await low(member)).toBe(false)
    await insertRows(holidays, holiday)
    expect(await low(member)).toBe(true)
    expect(await low(theirs)).toBe(false)
    expect(await listNotifications(member, 'medication_stock_low')).toEqual([])
    await deleteRows(holidays, { day })
  })

  it('are checked again within a week, long before the warning', async () => {
    const db = await testDatabase()
    const member = await memberAt('2028-04-03T15:00:00Z')
    const { body } = await member.post('/api/medications', tablet({ startsOn: '2028-04-01' }))
    await member.put(`/api/medications/${body.id}/stock`, { units: 22, unitsPerDose: 1, warnDays: 3 })
    await run(warnOfStock, '2028-04-03T15:00:00Z')
    const [row] = await db.select().from(medications).where(eq(medications.id, body.id))
    expect(row?.stockCheckAt?.toISOString()).toBe('2028-04-10T11:00:00.000Z')
    // Until 1 May. With all the days before it off, the warning begins on 10 April.
    const off = Array.from({ length: 21 }, (_, n) =>
      new Date(Date.UTC(2028, 3, 11 + n)).toISOString().slice(0, 10),
    )
    await db.insert(holidays).values(off.map((one) => ({ ...holiday, day: one })))
    await run(warnOfStock, '2028-04-10T11:00:00Z')
    await db.delete(holidays).where(inArray(holidays.day, off))
    expect(await listNotifications(member, 'medication_stock_low')).toHaveLength(1)
  })
})

describe('several hundred in one run', () => {
  const EIGHT = '2027-02-01T11:00:00Z'
  const COUNT = 320

  /** Daily medications of one member with the same stock, all due at eight. */
  async function fill(tag: string, stock: number) {
    const { id, email } = await createUser()
    const db = await testDatabase()
    const due = Date.parse(EIGHT)
    const since = due - 30 * 86_400_000
    const each = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${COUNT})`
    await db.run(sql`${each}
      insert into medications (id, owner_id, name, form, status, status_since, reminders, stock, units_per_dose,
        warn_days, next_due_at, stock_check_at, created_at)
      select ${tag} || i, ${id}, 'Remédio ' || i, 'tablet', 'active', ${since}, 1, ${stock * 100}, 100, 3,
        ${due}, ${due}, ${since} from n`)
    await db.run(sql`${each}
      insert into medication_plans (id, medication_id, owner_id, kind, times, weekdays, starts_on, time_zone,
        valid_from, valid_until)
      select ${tag} || 'p' || i, ${tag} || i, ${id}, 'daily', '["08:00"]', '[]', '2027-01-01',
        'America/Sao_Paulo', ${since}, ${Date.UTC(9999, 11, 31)} from n`)
    return { id, email, db }
  }

  const listEvents = async (id: string) => {
    return readRows(events, { userId: id })
  }

  it.each([1, 2])('records each due dose once, with %i runs', async (runs) => {
    const { id, db } = await fill(`dose${runs}-`, 500)
    await run(remindOfDoses, EIGHT, runs)
    const recorded = await listEvents(id)
    expect(recorded).toHaveLength(COUNT)
    expect(new Set(recorded.map(({ subjectId }) => subjectId)).size).toBe(COUNT)
    const rows = await db
      .select({ next: medications.nextDueAt })
      .from(medications)
      .where(eq(medications.ownerId, id))
    expect(new Set(rows.map(({ next }) => next?.toISOString()))).toEqual(
      new Set(['2027-02-02T11:00:00.000Z']),
    )
    await run(remindOfDoses, EIGHT, runs)
    expect(await listEvents(id)).toHaveLength(COUNT)
    await db.delete(medications).where(eq(medications.ownerId, id))
  })

  it.each([1, 2])('warns of each stock once, with %i runs', async (runs) => {
    const { id, db } = await fill(`stock${runs}-`, 1)
    await run(warnOfStock, EIGHT, runs)
    const recorded = await listEvents(id)
    expect(recorded).toHaveLength(COUNT)
    expect(new Set(recorded.map(({ subjectId }) => subjectId)).size).toBe(COUNT)
    await db.delete(medications).where(eq(medications.ownerId, id))
  })

  it('leaves what exceeds the limit to the next run', async () => {
    const { id, db } = await fill('limit-', 500)
    const clock = { now: () => new Date(EIGHT) }
    expect(await remindOfDoses({ db, clock }, { maxMs: 10_000, maxBatches: 2 })).toBe(200)
    expect(await listEvents(id)).toHaveLength(200)
    await run(remindOfDoses, EIGHT)
    expect(await listEvents(id)).toHaveLength(COUNT)
    await db.delete(medications).where(eq(medications.ownerId, id))
  })
})
