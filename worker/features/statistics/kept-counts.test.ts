import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RegistrationStatus, registrationStatuses } from '#contract/accounts.ts'
import { type BmiClass, bmiClasses } from '#contract/anamnesis.ts'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { policyStatuses } from '#contract/insurance.ts'
import { rebuildStatistics } from '#database/rebuild-statistics.ts'
import { users } from '#database/schema/accounts.ts'
import { anamneses } from '#database/schema/anamnesis.ts'
import { companies } from '#database/schema/company.ts'
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
import { testDatabase } from '#testing/api.ts'
import { createUser } from '#testing/factories.ts'

const HOUR = 3_600_000
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
    // A month that somebody emptied again holds nothing and counts for nothing.
    months: (await db.select().from(sleepMonths)).filter(({ days }) => days > 0),
  }
}

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** Who was active, as it is counted. */
function countedWeeks(weeks: Awaited<ReturnType<typeof snapshot>>['weeks']) {
  const rows = Object.groupBy(weeks, ({ companyId, week }) => `${companyId} ${week}`)
  return Object.values(rows).flatMap((group) => {
    const first = group?.[0]
    if (!group || !first) return []
    return [{ companyId: first.companyId, metric: 'active', key: '', day: first.week, count: group.length }]
  })
}

/** @param unchanged those who were approved members all the time */
async function expectSameAsCountedAnew(unchanged: ReadonlySet<string>) {
  const db = await testDatabase()
  const kept = await snapshot()
  for (const statement of rebuildStatistics) await db.run(sql.raw(statement))
  const anew = await snapshot()
  for (const name of ['counts', 'records', 'months'] as const) {
    expect(sorted(kept[name]), name).toEqual(sorted(anew[name]))
  }
  expect(sorted(kept.active)).toEqual(sorted(countedWeeks(kept.weeks)))
  expect(sorted(anew.active)).toEqual(sorted(countedWeeks(anew.weeks)))
  // Who was there stays, also where the record is gone; and all who were there are known.
  expect(sorted(anew.weeks)).toEqual(expect.arrayContaining(sorted(kept.weeks)))
  const known = anew.weeks.filter(({ userId }) => unchanged.has(userId))
  expect(sorted(kept.weeks)).toEqual(expect.arrayContaining(sorted(known)))
  return kept
}

const hour = fc.integer({ min: 0, max: 24 * 90 })
const person = fc.integer({ min: 0, max: 3 })
const record = fc.integer({ min: 0, max: 5 })
const registration = {
  person,
  status: fc.constantFrom(...registrationStatuses),
  confirmed: fc.option(hour),
  decided: fc.option(hour),
  queued: fc.option(hour),
}
const change = fc.oneof(
  fc.record({
    what: fc.constant('visit' as const),
    person,
    hour,
    type: fc.constantFrom(...consultationTypes),
    specialty: fc.constantFrom(null, 'Cardiologia', ' Cardiologia ', 'Nutrição'),
  }),
  fc.record({
    what: fc.constant('edit visit' as const),
    record,
    hour,
    status: fc.constantFrom(...consultationStatuses),
  }),
  fc.record({ what: fc.constant('night' as const), person, hour, hours: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    what: fc.constant('edit night' as const),
    record,
    hour,
    hours: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({
    what: fc.constant('anamnesis' as const),
    person,
    hour,
    bmiClass: fc.constantFrom<BmiClass>(...bmiClasses),
  }),
  fc.record({ what: fc.constant('policy' as const), person, hour, sent: fc.boolean() }),
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
    what: fc.constant('change person' as const),
    ...registration,
    role: fc.constantFrom('member' as const, 'admin' as const),
  }),
  fc.record({ what: fc.constant('leave, and another comes' as const), ...registration }),
)

describe('what the triggers keep', () => {
  it('is what counting anew gives, whatever was added, changed and deleted', {
    timeout: 120_000,
  }, async () => {
    const db = await testDatabase()
    await db
      .insert(companies)
      .values({ id: 2, name: 'Outra', primaryColor: '#000000', phone: '', website: '', timeZone: 'UTC' })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
        run += 1
        const people = await Promise.all(
          [1, 1, 1, 2].map((companyId) =>
            createUser({ companyId, createdAt: at(1), emailConfirmedAt: at(2) }),
          ),
        )
        const unchanged = new Set(people.map(({ id }) => id))
        const idOf = (n: number) => `${run}-${n}`
        const owner = (n: number) => people[n]?.id ?? ''
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
          if (step.what === 'visit') {
            made += 1
            const { type, specialty } = step
            const row = { id, ownerId: owner(step.person), date: at(step.hour), type, specialty }
            await db
              .insert(consultations)
              .values({ ...row, status: 'Scheduled', createdAt: at(step.hour) })
              .onConflictDoNothing()
          } else if (step.what === 'edit visit') {
            const { status, hour } = step
            await db
              .update(consultations)
              .set({ status, date: at(hour) })
              .where(eq(consultations.id, idOf(step.record)))
          } else if (step.what === 'night') {
            made += 1
            const row = { id, ownerId: owner(step.person), ...slept(step.hour, step.hours), quality: 70 }
            await db
              .insert(sleepEntries)
              .values({ ...row, createdAt: at(step.hour) })
              .onConflictDoNothing()
          } else if (step.what === 'edit night') {
            await db
              .update(sleepEntries)
              .set(slept(step.hour, step.hours))
              .where(eq(sleepEntries.id, idOf(step.record)))
          } else if (step.what === 'anamnesis') {
            made += 1
            const { bmiClass } = step
            const body = { age: 30, weightKg: 70, heightCm: 170, bmi: 24, playsSports: false }
            await db
              .insert(anamneses)
              .values({
                ...body,
                id,
                ownerId: owner(step.person),
                activityLevel: 'LIGHT',
                goal: 'HEALTH',
                bmiClass,
                createdAt: at(step.hour),
              })
              .onConflictDoNothing()
          } else if (step.what === 'policy') {
            made += 1
            const { companyId = 1 } = people[step.person] ?? {}
            const row = { id, ownerId: owner(step.person), companyId, fileName: 'a.pdf', fileSize: 9 }
            await db
              .insert(policies)
              .values({
                ...row,
                status: 'pending',
                uploadedAt: at(step.hour),
                contentStoredAt: step.sent ? at(step.hour) : null,
              })
              .onConflictDoNothing()
          } else if (step.what === 'decide policy') {
            await db
              .update(policies)
              .set({ status: step.status })
              .where(eq(policies.id, idOf(step.record)))
          } else if (step.what === 'change person') {
            unchanged.delete(owner(step.person))
            await db
              .update(users)
              .set({ role: step.role, ...registered(step) })
              .where(eq(users.id, owner(step.person)))
          } else if (step.what === 'leave, and another comes') {
            const { companyId = 1, id: gone = '' } = people[step.person] ?? {}
            unchanged.delete(gone)
            await db.delete(users).where(eq(users.id, gone))
            people[step.person] = await createUser({ companyId, createdAt: at(1), ...registered(step) })
          } else {
            await db.run(sql`delete from ${sql.identifier(step.from)} where id = ${idOf(step.record)}`)
          }
        }
        const kept = await expectSameAsCountedAnew(unchanged)
        // Records leave with their person, and what they counted for with them.
        for (const { id } of people) await db.delete(users).where(eq(users.id, id))
        const left = await snapshot()
        expect(left).toEqual({ counts: [], active: [], records: [], weeks: [], months: [] })
        expect(kept.counts.every(({ metric, count }) => metric === 'bmi' || count > 0)).toBe(true)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  it('follows a registration from its day through decision and undo', async () => {
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
    // Corrected after a month, and decided ten hours later: so long it waited, whenever it first came.
    await set({ status: 'email_confirmed', statusSince: at(720) })
    expect(await counts()).toEqual([['registrations', 'email_confirmed', '2026-02-28', 1]])
    await set({ status: 'approved', statusSince: at(730), queuedAt: at(720), decidedAt: at(730) })
    const standing = [
      ...decided('00600', '2026-03-31', '2026-03-30'),
      ['registrations', 'approved', '2026-02-28', 1],
    ]
    expect(await counts()).toEqual(standing)
    await set({ role: 'admin' })
    expect(await counts()).toEqual([])
    await set({ role: 'member' })
    expect(await counts()).toEqual(standing)
    await db.delete(users).where(eq(users.id, id))
    expect(await counts()).toEqual([])
  })
})
