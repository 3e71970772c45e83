import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { users } from '../../database/schema/accounts.ts'
import { type Client, EMAIL, mailbox, testDatabase, testEnvironment } from '../../testing/api.ts'
import { signedInClient } from '../../testing/factories.ts'
import { deliverMessages } from '../messages/deliver-messages.ts'
import { remindOfDoses } from './remind-of-doses.ts'
import { warnOfStock } from './warn-of-stock.ts'

const tablet = (overrides = {}) => ({
  name: 'Losartana',
  dose: '50 mg',
  form: 'tablet',
  kind: 'daily',
  times: ['08:00'],
  startsOn: '2026-11-01',
  ...overrides,
})

async function memberAt(time: string): Promise<Client> {
  vi.setSystemTime(new Date(time))
  return signedInClient()
}

/** What the cron does at the moment, as often at once as asked. */
async function run(job: typeof remindOfDoses, time: string, times = 1): Promise<void> {
  vi.setSystemTime(new Date(time))
  const db = openDatabase(await testEnvironment())
  const clock = { now: () => new Date(time) }
  await Promise.all(Array.from({ length: times }, () => job({ db, clock })))
}

const told = async (member: Client, kind: string) =>
  (await member.get('/api/notifications')).body.filter((event: { kind: string }) => event.kind === kind)

afterEach(() => {
  vi.useRealTimers()
})

describe('the reminder of a dose', () => {
  it('comes once when the dose is due, of overlapping runs too', async () => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    const { body } = await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T10:59:00Z')
    expect(await told(member, 'medication_due')).toEqual([])
    await run(remindOfDoses, '2026-11-19T11:00:00Z', 4)
    await run(remindOfDoses, '2026-11-19T11:01:00Z')
    expect(await told(member, 'medication_due')).toMatchObject([
      { subjectId: body.id, parameters: { title: 'Losartana 50 mg', time: '08:00' } },
    ])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await told(member, 'medication_due')).toHaveLength(2)
  })

  it('does not come for a dose that was decided before', async () => {
    const member = await memberAt('2026-11-19T10:30:00Z')
    const { body } = await member.post('/api/medications', tablet())
    await member.post(`/api/medications/${body.id}/doses`, { slot: '2026-11-19T08:00', decision: 'taken' })
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    expect(await told(member, 'medication_due')).toEqual([])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await told(member, 'medication_due')).toHaveLength(1)
  })

  it('does not come while reminders are off, or the medication rests', async () => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    await member.post('/api/medications', tablet({ reminders: false }))
    const { body } = await member.post('/api/medications', tablet())
    await member.put(`/api/medications/${body.id}/status`, { status: 'paused' })
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    expect(await told(member, 'medication_due')).toEqual([])
    await member.put(`/api/medications/${body.id}/status`, { status: 'active' })
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await told(member, 'medication_due')).toHaveLength(1)
  })

  it('after a standstill tells of what is still open alone', async () => {
    const member = await memberAt('2026-11-16T10:00:00Z')
    await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T12:00:00Z')
    expect(await told(member, 'medication_due')).toMatchObject([
      { parameters: { date: '2026-11-19T11:00:00.000Z' } },
    ])
    await member.post(
      '/api/medications',
      tablet({ kind: 'interval', intervalHours: 4, startsOn: '2026-11-19', times: ['10:00'] }),
    )
    await run(remindOfDoses, '2026-11-21T12:30:00Z')
    expect(await told(member, 'medication_due')).toHaveLength(3)
  })
})

describe('the e-mail of a reminder', () => {
  const delivered = async (member: Client, time: string) => {
    const env = { ...(await testEnvironment()), EMAIL }
    await deliverMessages({ db: await testDatabase(), clock: { now: () => new Date(time) }, env })
    const [user] = await (await testDatabase()).select().from(users).where(eq(users.id, member.userId))
    return mailbox.filter(({ to }) => to === user?.email)
  }

  it('goes out at once, and not hours later', async () => {
    const member = await memberAt('2026-11-19T10:00:00Z')
    await member.post('/api/medications', tablet())
    await run(remindOfDoses, '2026-11-19T11:00:00Z')
    expect(await delivered(member, '2026-11-19T11:00:01Z')).toMatchObject([
      {
        subject: 'Hora do seu medicamento',
        text: expect.stringContaining('Losartana 50 mg: dose das 08:00.'),
      },
    ])
    await run(remindOfDoses, '2026-11-20T11:00:00Z')
    expect(await delivered(member, '2026-11-20T14:00:01Z')).toHaveLength(1)
  })
})

describe('the warning of a stock that ends', () => {
  it('comes once for each refill, over weekend and holiday, not before its morning', async () => {
    const member = await memberAt('2026-11-17T15:00:00Z')
    const { body } = await member.post('/api/medications', tablet())
    const put = (units: number) =>
      member.put(`/api/medications/${body.id}/stock`, { units, unitsPerDose: 1, warnDays: 3 })
    // Enough until Wednesday the 25th: three business days ahead is Thursday the 19th.
    await put(8)
    await run(warnOfStock, '2026-11-17T15:01:00Z')
    await run(warnOfStock, '2026-11-19T10:59:00Z')
    expect(await told(member, 'medication_stock_low')).toEqual([])
    for (const day of ['18', '19']) {
      await member.post(`/api/medications/${body.id}/doses`, {
        slot: `2026-11-${day}T08:00`,
        decision: 'taken',
      })
    }
    await run(warnOfStock, '2026-11-19T11:00:00Z', 3)
    await run(warnOfStock, '2026-11-20T11:00:00Z')
    expect(await told(member, 'medication_stock_low')).toMatchObject([
      { subjectId: body.id, parameters: { title: 'Losartana 50 mg', until: '25/11' } },
    ])
    await member.post(`/api/medications/${body.id}/refills`, { units: 0.5 })
    await run(warnOfStock, '2026-11-20T11:05:00Z')
    expect(await told(member, 'medication_stock_low')).toHaveLength(2)
    await member.post(`/api/medications/${body.id}/refills`, { units: 60 })
    await run(warnOfStock, '2026-11-20T11:10:00Z')
    expect(await told(member, 'medication_stock_low')).toHaveLength(2)
  })
})
