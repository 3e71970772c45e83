import { and, asc, eq, exists, gt, gte, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { MEDICATIONS_MAX, type MedicationStatus } from '#contract/medications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database, Statement } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { medicationPlans, medications } from '#database/schema/medications.ts'
import { after, DAY } from '#domain/duration.ts'

export type MedicationRow = typeof medications.$inferSelect
export type PlanRow = typeof medicationPlans.$inferSelect
type Change = SQLiteUpdateSetSource<typeof medications>

/** The end of the plan that holds now: each medication has exactly one. */
export const FOREVER = new Date(Date.UTC(9999, 11, 31))

export function ownedMedication(ownerId: string, id: string) {
  return and(eq(medications.id, id), eq(medications.ownerId, ownerId))
}

export function medicationsOf(db: Database, ownerId: string) {
  return db
    .select()
    .from(medications)
    .where(eq(medications.ownerId, ownerId))
    .orderBy(asc(medications.createdAt), asc(medications.id))
    .limit(MEDICATIONS_MAX)
}

/** Every plan of the member that held at some time after `since`. */
export function plansSince(db: Database, ownerId: string, since: Date) {
  return db
    .select()
    .from(medicationPlans)
    .where(and(eq(medicationPlans.ownerId, ownerId), gt(medicationPlans.validUntil, since)))
}

/** Condition: the days on which a warning hangs, from today on; somewhere that is still yesterday. */
export function aheadInCalendar(now: Date) {
  return gte(holidays.day, after(now, -DAY).toISOString().slice(0, 10))
}

/** Where the calendar of the member's company differs from the national one, from now on. */
export function ownDaysOf(db: Database, ownerId: string, now: Date) {
  const company = db.select({ id: users.companyId }).from(users).where(eq(users.id, ownerId))
  return db
    .select({ day: holidays.day, observed: holidays.observed })
    .from(holidays)
    .where(and(sql`${holidays.companyId} = (${company})`, aheadInCalendar(now)))
}

export function medicationOf(db: Database, ownerId: string, id: string) {
  return db.select().from(medications).where(ownedMedication(ownerId, id))
}

function plansOf(ownerId: string, id: string, since: Date) {
  return and(
    eq(medicationPlans.medicationId, id),
    eq(medicationPlans.ownerId, ownerId),
    gt(medicationPlans.validUntil, since),
  )
}

export function plansOfMedication(db: Database, ownerId: string, id: string, since: Date) {
  return db
    .select()
    .from(medicationPlans)
    .where(plansOf(ownerId, id, since))
}

function currentPlan(ownerId: string, id: string) {
  return and(
    eq(medicationPlans.medicationId, id),
    eq(medicationPlans.ownerId, ownerId),
    eq(medicationPlans.validUntil, FOREVER),
  )
}

/** Audit row, medication and plan, for one batch: nothing where the member has as many as one can have. */
export function insertMedication(db: Database, row: MedicationRow, plan: PlanRow, audit: AuditEntry) {
  const { ownerId, id } = row
  const count = sql`(select count(*) from ${medications} where ${medications.ownerId} = ${ownerId})`
  const room = and(eq(users.id, ownerId), sql`${count} < ${MEDICATIONS_MAX}`)
  return [
    recordAuditWhere(db, audit, users, room),
    insertWhere(db, medications, row, users, room),
    insertWhere(db, medicationPlans, plan, medications, ownedMedication(ownerId, id)),
    db.select({ id: medications.id }).from(medications).where(ownedMedication(ownerId, id)),
  ] as const
}

/** Where the medication went in. */
export function keptMedication(ownerId: string, id: string) {
  return { source: medications, condition: ownedMedication(ownerId, id) }
}

/** The medication still has the status and is on the plan that was read: an edit may have come in between. */
export function isUnchanged(db: Database, ownerId: string, status: MedicationStatus, plan: PlanRow) {
  const stillOnPlan = exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(medicationPlans)
      .where(and(currentPlan(ownerId, plan.medicationId), eq(medicationPlans.id, plan.id))),
  )
  return and(hasStatus(status), stillOnPlan)
}

/** The present plan ends now, and another takes its place, where the condition on the medication holds. */
export function replacePlan(
  db: Database,
  ownerId: string,
  present: PlanRow,
  plan: PlanRow,
  now: Date,
  condition: SQL | undefined,
): readonly [Statement, Statement, Statement] {
  const { medicationId } = plan
  const mine = and(ownedMedication(ownerId, medicationId), condition)
  const holds = exists(
    db
      .select({ one: sql`1`.as('one') })
      .from(medications)
      .where(mine),
  )
  const current = and(currentPlan(ownerId, medicationId), eq(medicationPlans.id, present.id), holds)
  const another = db
    .select({ one: sql`1`.as('one') })
    .from(medicationPlans)
    .where(currentPlan(ownerId, medicationId))
  return [
    // One that waits for its medication to go on never held: it leaves no trace.
    db.delete(medicationPlans).where(and(current, eq(medicationPlans.validFrom, FOREVER))),
    db.update(medicationPlans).set({ validUntil: now }).where(current),
    insertWhere(db, medicationPlans, plan, medications, and(mine, notExists(another))),
  ]
}

/** Audit row and change of the medication's own row, under a condition on it. */
export function changeMedication(
  db: Database,
  ownerId: string,
  id: string,
  change: Change,
  audit: AuditEntry,
  condition?: SQL,
) {
  const mine = and(ownedMedication(ownerId, id), condition)
  return [
    recordAuditWhere(db, audit, medications, mine),
    db.update(medications).set(change).where(mine).returning(),
  ] as const
}

export function hasStatus(status: MedicationStatus) {
  return eq(medications.status, status)
}

export const followsStock = isNotNull(medications.stock)

/** What is on hand with so much more, in hundredths, no more than can be kept. */
export function stockPlus(units: number, max: number) {
  return sql`min(${medications.stock} + ${units}, ${max})`
}

/** For the cron to look at soon, where there is something to look at. */
export function checkSoon(now: Date) {
  return sql`case when ${medications.status} = 'active' then ${now.getTime()} end`
}

/** The members' choice to stay with the home clock while the browser is in `timeZone`. */
export function keepClocks(db: Database, ownerId: string, timeZone: string) {
  return db.update(medications).set({ keepsClockIn: timeZone }).where(eq(medications.ownerId, ownerId))
}

/** The medication, its plans and what was decided, with an audit row, for one batch. */
export function deleteMedicationOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, medications, ownedMedication(ownerId, id)),
    db.delete(medications).where(ownedMedication(ownerId, id)).returning({ id: medications.id }),
  ] as const
}
