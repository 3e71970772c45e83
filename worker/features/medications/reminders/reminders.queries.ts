import { and, asc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { ownerHasAccess } from '#database/reminders.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { sameVersion } from '#database/versions.ts'
import { undecided } from '../doses/doses.queries.ts'
import { aheadInCalendar, FOREVER } from '../medications.queries.ts'

/** Columns of the medication, its plan and its owner. D1 returns rows by column name, so no two may share one. */
const columns = {
  ...columnsOf(medications, 'id', 'ownerId', 'name', 'dose', 'stock', 'unitsPerDose', 'warnDays'),
  ...columnsOf(medications, 'nextDueAt', 'stockCheckAt', 'stockWarnedAt'),
  ...columnsOf(medicationPlans, 'kind', 'times', 'weekdays', 'intervalHours', 'anchorAt', 'startsOn'),
  ...columnsOf(medicationPlans, 'endsOn', 'timeZone', 'previousTimeZone', 'validFrom', 'validUntil'),
  companyId: users.companyId,
  ownerHasAccess: sql<number>`${ownerHasAccess}`.as('owner_has_access'),
}

function dueMedications(db: Database, condition: SQL) {
  return db
    .select(columns)
    .from(medications)
    .innerJoin(
      medicationPlans,
      and(eq(medicationPlans.medicationId, medications.id), eq(medicationPlans.validUntil, FOREVER)),
    )
    .innerJoin(users, eq(users.id, medications.ownerId))
    .where(condition)
}

export type DueMedication = RowOf<typeof dueMedications>

/** All owners' medications with a dose to remind of, longest overdue first. */
export function dueForReminder(db: Database, now: Date, limit: number) {
  return dueMedications(db, lte(medications.nextDueAt, now)).orderBy(asc(medications.nextDueAt)).limit(limit)
}

/** All owners' medications whose stock is due for a check. */
export function dueForStockCheck(db: Database, now: Date, limit: number) {
  return dueMedications(db, lte(medications.stockCheckAt, now))
    .orderBy(asc(medications.stockCheckAt))
    .limit(limit)
}

type Reminder = { id: string; nextDueAt: Date | null }

/** Records the event if the dose is undecided and no other run has recorded it. */
export function recordDoseEvent(db: Database, { id, nextDueAt }: Reminder, slot: string, event: NewEvent) {
  return recordEventWhere(
    db,
    event,
    medications,
    and(eq(medications.id, id), eq(medications.nextDueAt, nextDueAt ?? FOREVER), undecided(id, slot)),
  )
}

/** Sets the next reminder. Changes nothing if another run has already set it. */
export function advanceReminder(db: Database, { id, nextDueAt }: Reminder, next: Date | null) {
  return db
    .update(medications)
    .set({ nextDueAt: next, ...sameVersion(medications) })
    .where(and(eq(medications.id, id), eq(medications.nextDueAt, nextDueAt ?? FOREVER)))
}

/** Decided doses of these medications that were due or taken since the instant. */
export function decidedDoses(db: Database, medicationIds: string[], since: Date) {
  const { medicationId, slot, at } = medicationDoses
  return db
    .select({ medicationId, slot })
    .from(medicationDoses)
    .where(and(inArray(medicationId, medicationIds), gte(at, since)))
}

/** Days from now on when the calendars of these companies differ from the national one. */
export function ownDaysOfCompanies(db: Database, companyIds: number[], now: Date) {
  const { companyId, day, observed } = holidays
  return db
    .select({ companyId, day, observed })
    .from(holidays)
    .where(and(inArray(companyId, companyIds), aheadInCalendar(now)))
}

type Checked = { id: string; stockCheckAt: Date | null; stock: number | null }

/** Condition: the stock and its check are still as they were read. */
function unchanged({ id, stockCheckAt, stock }: Checked) {
  return and(
    eq(medications.id, id),
    eq(medications.stockCheckAt, stockCheckAt ?? FOREVER),
    stock === null ? isNull(medications.stock) : eq(medications.stock, stock),
  )
}

/** Records the warning, once for each refill. */
export function recordLowStock(db: Database, checked: Checked, event: NewEvent) {
  return recordEventWhere(db, event, medications, and(unchanged(checked), isNull(medications.stockWarnedAt)))
}

export function markChecked(
  db: Database,
  checked: Checked,
  change: { stockCheckAt: Date | null; stockWarnedAt?: Date },
) {
  return db
    .update(medications)
    .set({ ...change, ...sameVersion(medications) })
    .where(unchanged(checked))
}
