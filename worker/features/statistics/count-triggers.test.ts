import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RegistrationStatus, registrationStatuses } from '#contract/accounts.ts'
import { anamnesisDefaults, type BmiClass, bmiClasses } from '#contract/anamnesis.ts'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { policyStatuses } from '#contract/insurance.ts'
import { rebuildStatistics } from '#database/rebuild-statistics.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { consultations } from '#database/schema/consultations.ts'
import { policies } from '#database/schema/insurance.ts'
import { sleepEntries } from '#database/schema/sleep.ts'
import {
  activeWeeks,
  countedRecords,
  dailyCounts,
  metricKeys,
  sleepMonths,
} from '#database/schema/statistics.ts'
import { HOUR } from '#domain/duration.ts'
import { insertRows, readRows, testDatabase, updateRows } from '#testing/api.ts'
import { createCompany, createConsultation, createUser } from '#testing/factories.ts'

const START = Date.parse('2026-03-01T00:00:00Z')
const at = (hours: number) => new Date(START + hours * HOUR)

async function snapshot() {
  const db = await testDatabase()
  const counts = await db.select().from(dailyCounts)
  return {
    counts: counts.filter(({ metric }) => metric !== 'active'),
    active: counts.filter(({ metric }) => metric === 'active'),
    records: await db.select().from(countedRecords),
    weeks: await db.select().from(activeWeeks),
    // A month whose entries were all deleted remains as a row without days, and counts for nothing.
    months: (await db.select().from(sleepMonths)).filter(({ days }) => days > 0),
  }
}

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** The counts that the rows of active weeks should have. */
function countedWeeks(weeks: Awaited<ReturnType<typeof snapshot>>['weeks']) {
  const rows = Object.groupBy(weeks, ({ companyId, week }) => `${companyId} ${week}`)
  return Object.values(rows).flatMap((group) => {
    const first = group?.[0]
    if (!group || !first) return []
    return [{ companyId: first.companyId, metric: 'active', key: '', day: first.week, count: group.length }]
  })
}

/** @param unchanged users who were approved members throughout */
async function expectSameAsRebuilt(unchanged: ReadonlySet<string>) {
  const db = await testDatabase()
  const counted = await snapshot()
  for (const statement of rebuildStatistics) await db.run(sql.raw(statement))
  const rebuilt = await snapshot()
  for (const name of ['counts', 'records', 'months'] as const) {
    expect(sorted(counted[name]), name).toEqual(sorted(rebuilt[name]))
  }
  expect(sorted(counted.active)).toEqual(sorted(countedWeeks(counted.weeks)))
  expect(sorted(rebuilt.active)).toEqual(sorted(countedWeeks(rebuilt.weeks)))
  // Active weeks outlive their records, so a rebuild removes none. It also finds none that the triggers missed.
  expect(sorted(rebuilt.weeks)).toEqual(expect.arrayContaining(sorted(counted.weeks)))
  const known = rebuilt.weeks.filter(({ userId }) => unchanged.has(userId))
  expect(sorted(counted.weeks)).toEqual(expect.arrayContaining(sorted(known)))
  return counted
}

const hour = fc.integer({ min: 0, max: 24 * 90 })
const user = fc.integer({ min: 0, max: 3 })
const record = fc.integer({ min: 0, max: 5 })
const registration = {
  user,
  status: fc.constantFrom(...registrationStatuses),
  confirmed: fc.option(hour),
  decided: fc.option(hour),
  queued: fc.option(hour),
}
const change = fc.oneof(
  fc.record({
    what: fc.constant('consultation' as const),
    user,
    hour,
    type: fc.constantFrom(...consultationTypes),
    specialty: fc.constantFrom(null, 'Cardiologia', ' Cardiologia ', 'Nutrição'),
  }),
  fc.record({
    what: fc.constant('edit consultation' as const),
    record,
    hour,
    status: fc.constantFrom(...consultationStatuses),
  }),
  fc.record({ what: fc.constant('sleep' as const), user, hour, hours: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    what: fc.constant('edit sleep' as const),
    record,
    hour,
    hours: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    what: fc.constant('anamnesis' as const),
    user,
    hour,
    bmiClass: fc.constantFrom<BmiClass>(...bmiClasses),
  }),
  fc.record({
    what: fc.constant('edit anamnesis' as const),
    record,
    bmiClass: fc.constantFrom<BmiClass>(...bmiClasses),
  }),
  fc.record({ what: fc.constant('policy' as const), user, hour, sent: fc.boolean() }),
  fc.record({
    what: fc.constant('decide policy' as const),
    record,
    status: fc.constantFrom(...policyStatuses),
  }),
  fc.record({
    what: fc.constant('delete' as const),
    record,
    from: fc.constantFrom('consultations', 'sleep_entries', 'anamneses', 'policies'),
  }),
  fc.record({
    what: fc.constant('change user' as const),
    ...registration,
    role: fc.constantFrom('member' as const, 'admin' as const),
  }),
  fc.record({ what: fc.constant('replace user' as const), ...registration }),
)

describe('the triggers of the statistics', () => {
  it('count what a rebuild counts, whatever was added, changed and deleted', {
    timeout: 120_000,
  }, async () => {
    const db = await testDatabase()
    const { id: other } = await createCompany()
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
        run += 1
        const registeredUsers = await Promise.all(
          [1, 1, 1, other].map((companyId) =>
            createUser({ companyId, createdAt: at(1), emailConfirmedAt: at(2) }),
          ),
        )
        const unchanged = new Set(registeredUsers.map(({ id }) => id))
        const idOf = (n: number) => `${run}-${n}`
        const owner = (n: number) => registeredUsers[n]?.id ?? ''
        const slept = (end: number, hours: number) => ({ sleepStart: at(end - hours), sleepEnd: at(end) })
        const registered = (step: {
          status: RegistrationStatus
          confirmed: number | null
          decided: number | null
          queued: number | null
        }) => ({
          status: step.status,
          emailConfirmedAt: step.confirmed === null ? null : at(step.confirmed),
          decidedAt: step.decided === null ? null : at(step.decided),
          queuedAt: step.queued === null ? null : at(step.queued),
        })
        let made = 0
        for (const step of changes) {
          const id = idOf(made % 6)
          const ownerId = 'user' in step ? owner(step.user) : ''
          const createdAt = at('hour' in step ? step.hour : 0)
          if (step.what === 'consultation') {
            made += 1
            const { type, specialty } = step
            const row = {
              id,
              ownerId,
              date: createdAt,
              type,
              specialty,
              status: 'Scheduled' as const,
              createdAt,
            }
            await db.insert(consultations).values(row).onConflictDoNothing()
          } else if (step.what === 'edit consultation') {
            const { status } = step
            await updateRows(consultations, { id: idOf(step.record) }, { status, date: createdAt })
          } else if (step.what === 'sleep') {
            made += 1
            const row = { id, ownerId, ...slept(step.hour, step.hours), quality: 70, createdAt }
            await db.insert(sleepEntries).values(row).onConflictDoNothing()
          } else if (step.what === 'edit sleep') {
            await updateRows(sleepEntries, { id: idOf(step.record) }, slept(step.hour, step.hours))
          } else if (step.what === 'anamnesis') {
            made += 1
            const body = { ...anamnesisDefaults, bmi: 24, bmiClass: step.bmiClass }
            await db
              .insert(anamneses)
              .values({ ...body, id, ownerId, createdAt })
              .onConflictDoNothing()
          } else if (step.what === 'edit anamnesis') {
            await updateRows(anamneses, { id: idOf(step.record) }, { bmiClass: step.bmiClass })
          } else if (step.what === 'policy') {
            made += 1
            const { companyId = 1 } = registeredUsers[step.user] ?? {}
            const file = { fileName: 'a.pdf', fileSize: 9, contentStoredAt: step.sent ? createdAt : null }
            const row = { id, ownerId, companyId, ...file, status: 'pending' as const, uploadedAt: createdAt }
            await db.insert(policies).values(row).onConflictDoNothing()
          } else if (step.what === 'decide policy') {
            await updateRows(policies, { id: idOf(step.record) }, { status: step.status })
          } else if (step.what === 'change user') {
            unchanged.delete(owner(step.user))
            await updateRows(users, { id: owner(step.user) }, { role: step.role, ...registered(step) })
          } else if (step.what === 'replace user') {
            const { companyId = 1, id: gone = '' } = registeredUsers[step.user] ?? {}
            unchanged.delete(gone)
            await db.delete(users).where(eq(users.id, gone))
            const made = { companyId, createdAt: at(1), ...registered(step) }
            registeredUsers[step.user] = await createUser(made)
          } else {
            await db.run(sql`delete from ${sql.identifier(step.from)} where id = ${idOf(step.record)}`)
          }
        }
        const counted = await expectSameAsRebuilt(unchanged)
        // Deleting a user deletes the records and their counts.
        for (const { id } of registeredUsers) await db.delete(users).where(eq(users.id, id))
        expect(await snapshot()).toEqual({ counts: [], active: [], records: [], weeks: [], months: [] })
        expect(counted.counts.every(({ metric, count }) => metric === 'bmi' || count > 0)).toBe(true)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('count a registration on its day, and follow decision, undo, correction, promotion and deletion', async () => {
    const db = await testDatabase()
    for (const table of [dailyCounts, metricKeys]) await db.delete(table)
    const id = (await createUser({ status: 'pending', createdAt: at(0), statusSince: at(0) })).id
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, id))
    const counts = async () =>
      (await db.select().from(dailyCounts)).map(({ metric, key, day, count }) => [metric, key, day, count])
    expect(await counts()).toEqual([['registrations', 'pending', '2026-02-28', 1]])
    await set({ status: 'email_confirmed', statusSince: at(10), emailConfirmedAt: at(10) })
    await set({ status: 'approved', statusSince: at(40.5), decidedAt: at(40.5) })
    expect(await counts()).toEqual([
      ['decisions', '01800', '2026-03-02', 1],
      ['decisions_weekly', '01800', '2026-03-02', 1],
      ['registrations', 'approved', '2026-02-28', 1],
    ])
    await set({ status: 'email_confirmed', statusSince: at(10), decidedAt: null })
    expect(await counts()).toEqual([['registrations', 'email_confirmed', '2026-02-28', 1]])
    const decided = (band: string, day: string, monday: string) => [
      ['decisions', band, day, 1],
      ['decisions_weekly', band, monday, 1],
    ]
    await set({ status: 'rejected', statusSince: at(12), decidedAt: at(12) })
    expect(await counts()).toEqual([
      ...decided('00120', '2026-03-01', '2026-02-23'),
      ['registrations', 'rejected', '2026-02-28', 1],
    ])
    // Corrected after a month and decided ten hours later: the wait starts with the correction.
    await set({ status: 'email_confirmed', statusSince: at(720) })
    expect(await counts()).toEqual([['registrations', 'email_confirmed', '2026-02-28', 1]])
    await set({ status: 'approved', statusSince: at(730), queuedAt: at(720), decidedAt: at(730) })
    const final = [
      ...decided('00600', '2026-03-31', '2026-03-30'),
      ['registrations', 'approved', '2026-02-28', 1],
    ]
    expect(await counts()).toEqual(final)
    await set({ role: 'admin' })
    expect(await counts()).toEqual([])
    await set({ role: 'member' })
    expect(await counts()).toEqual(final)
    await db.delete(users).where(eq(users.id, id))
    expect(await counts()).toEqual([])
  })
})

describe('in a summer before 2019', () => {
  const onDay = async (day: string) => {
    const rows = await readRows(dailyCounts, { metric: 'consultation_type', day })
    return rows.reduce((sum, { count }) => sum + count, 0)
  }

  it.each([
    ['2018-12-25T01:59:00Z', '2018-12-24'],
    ['2018-12-25T02:00:00Z', '2018-12-25'],
    ['2018-11-04T03:00:00Z', '2018-11-04'],
    ['2019-02-17T02:30:00Z', '2019-02-16'],
    ['2019-12-25T02:59:00Z', '2019-12-24'],
  ])('counts a consultation of %s on %s', async (date, day) => {
    const { id: ownerId } = await createUser({ status: 'approved' })
    const before = await onDay(day)
    await createConsultation(ownerId, { date: new Date(date), type: 'Video', status: 'Completed' })
    expect(await onDay(day)).toBe(before + 1)
  })

  it('counts a day once, however many sleeps end on it', async () => {
    const { id: ownerId } = await createUser({ status: 'approved' })
    for (const [start, end] of [
      ['2018-12-30T23:00:00Z', '2018-12-31T09:00:00Z'],
      ['2018-12-31T16:00:00Z', '2019-01-01T01:59:00Z'],
      ['2019-01-01T01:59:30Z', '2019-01-01T02:30:30Z'],
    ] as const) {
      await insertRows(sleepEntries, {
        id: crypto.randomUUID(),
        ownerId,
        sleepStart: new Date(start),
        sleepEnd: new Date(end),
        quality: 80,
        createdAt: new Date(),
      })
    }
    const months = await readRows(sleepMonths, { ownerId })
    expect(months.map(({ month, days }) => [month, days]).sort()).toEqual([
      ['2018-12-01', 1],
      ['2019-01-01', 1],
    ])
  })
})
