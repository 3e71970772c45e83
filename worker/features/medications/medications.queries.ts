import { and, asc, eq, gt, gte, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { MEDICATIONS_MAX, type MedicationStatus } from '#contract/medications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { medicationPlans, medications } from '#database/schema/medications.ts'
import { ownedIn, type Target } from '#database/versions.ts'
import { after, DAY } from '#domain/duration.ts'

export type MedicationRow = typeof medications.$inferSelect
export type PlanRow = typeof medicationPlans.$inferSelect
export type Change = SQLiteUpdateSetSource<typeof medications>

/** `validUntil` of the current plan. Each medication has exactly one. */
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

/** The member's plans that were valid at some time after `since`. */
export function plansSince(db: Database, ownerId: string, since: Date) {
  return db
    .select()
    .from(medicationPlans)
    .where(and(eq(medicationPlans.ownerId, ownerId), gt(medicationPlans.validUntil, since)))
}

/** Condition: the day is today or later in some time zone. */
export function aheadInCalendar(now: Date) {
  return gte(holidays.day, after(now, -DAY).toISOString().slice(0, 10))
}

/** Days from now on when the calendar of the member's company differs from the national one. */
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

/** Inserts nothing if the member has `MEDICATIONS_MAX`. */
export function insertMedication(db: Database, row: MedicationRow, plan: PlanRow, audit: AuditEntry) {
  const { ownerId, id } = row
  const count = sql`(select count(*) from ${medications} where ${medications.ownerId} = ${ownerId})`
  const belowLimit = and(eq(users.id, ownerId), sql`${count} < ${MEDICATIONS_MAX}`)
  return {
    audit: recordAuditWhere(db, audit, users, belowLimit),
    medication: insertWhere(db, medications, row, users, belowLimit),
    plan: insertWhere(db, medicationPlans, plan, medications, ownedMedication(ownerId, id)),
    added: db.select({ id: medications.id }).from(medications).where(ownedMedication(ownerId, id)),
  }
}

/** Finds the medication only if it was inserted. */
export function insertedMedication(ownerId: string, id: string) {
  return { source: medications, condition: ownedMedication(ownerId, id) }
}

/** Condition: the medication still has the status and the plan that were read. */
export function isUnchanged(db: Database, ownerId: string, status: MedicationStatus, plan: PlanRow) {
  const stillOnPlan = rowExists(
    db,
    medicationPlans,
    and(currentPlan(ownerId, plan.medicationId), eq(medicationPlans.id, plan.id)),
  )
  return and(hasStatus(status), stillOnPlan)
}

/** Ends the current plan now and inserts another, if the medication meets the condition. */
export function replacePlan(
  db: Database,
  ownerId: string,
  present: PlanRow,
  plan: PlanRow,
  now: Date,
  condition: SQL | undefined,
) {
  const { medicationId } = plan
  const mine = and(ownedMedication(ownerId, medicationId), condition)
  const holds = rowExists(db, medications, mine)
  const current = and(currentPlan(ownerId, medicationId), eq(medicationPlans.id, present.id), holds)
  const hasPlan = rowExists(db, medicationPlans, currentPlan(ownerId, medicationId))
  return {
    // The plan of a paused medication was never valid, so it is deleted.
    deleted: db.delete(medicationPlans).where(and(current, eq(medicationPlans.validFrom, FOREVER))),
    ended: db.update(medicationPlans).set({ validUntil: now }).where(current),
    next: insertWhere(db, medicationPlans, plan, medications, and(mine, not(hasPlan))),
  }
}

const expectedMedication = ownedIn(medications)

export function changeMedication(
  db: Database,
  ownerId: string,
  target: Target,
  change: Change,
  audit: AuditEntry,
  condition?: SQL,
) {
  const mine = and(expectedMedication(ownerId, target), condition)
  return {
    audit: recordAuditWhere(db, audit, medications, mine),
    changed: db.update(medications).set(change).where(mine).returning(),
  }
}

/**
 * Changes the medication and its plan if it still has the status, the plan and the version that were read. The update
 * comes last, because it raises the version that every condition checks. If `plan` is the current one, it stays.
 */
export function changePlan(
  db: Database,
  ownerId: string,
  target: Target,
  present: { status: MedicationStatus; plan: PlanRow },
  { plan, from, ...change }: { plan: PlanRow; from: Date } & Change,
  audit: AuditEntry,
) {
  const mine = expectedMedication(ownerId, target)
  const stays = plan.id === present.plan.id
  const replaces = stays ? sql`false` : and(mine, hasStatus(present.status))
  const unchanged = and(mine, isUnchanged(db, ownerId, present.status, present.plan))
  const onNextPlan = and(mine, isUnchanged(db, ownerId, present.status, plan))
  return {
    audit: recordAuditWhere(db, audit, medications, unchanged),
    plan: replacePlan(db, ownerId, present.plan, plan, from, replaces),
    changed: db.update(medications).set(change).where(onNextPlan).returning({ version: medications.version }),
  }
}

export function hasStatus(status: MedicationStatus) {
  return eq(medications.status, status)
}

export const isStockTracked = isNotNull(medications.stock)

/** The stock plus `units`, at most `max`; all in hundredths of a unit. */
export function stockPlus(units: number, max: number) {
  return sql`min(${medications.stock} + ${units}, ${max})`
}

/** The time of the next stock check: now for an active medication, otherwise none. */
export function checkSoon(now: Date) {
  return sql`case when ${medications.status} = 'active' then ${now.getTime()} end`
}

/** Stores the choice to keep the schedules in their time zone while the browser is in `timeZone`. */
export function keepClocks(db: Database, ownerId: string, timeZone: string) {
  return db.update(medications).set({ keepsClockIn: timeZone }).where(eq(medications.ownerId, ownerId))
}

/** The plans and doses are deleted with the medication. */
export function deleteMedicationRows(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const mine = expectedMedication(ownerId, target)
  return {
    audit: recordAuditWhere(db, audit, medications, mine),
    deleted: db.delete(medications).where(mine).returning({ id: medications.id }),
  }
}
