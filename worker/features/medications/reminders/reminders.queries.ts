import { and, asc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { users } from '#database/schema/accounts.ts'
import { holidays } from '#database/schema/company.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { undecided } from '../doses/doses.queries.ts'
import { aheadInCalendar, FOREVER } from '../medications.queries.ts'

/** Of the medication, its plan and its owner; no two columns under one name. */
const columns = {
  id: medications.id,
  ownerId: medications.ownerId,
  name: medications.name,
  dose: medications.dose,
  stock: medications.stock,
  unitsPerDose: medications.unitsPerDose,
  warnDays: medications.warnDays,
  nextDueAt: medications.nextDueAt,
  stockCheckAt: medications.stockCheckAt,
  stockWarnedAt: medications.stockWarnedAt,
  kind: medicationPlans.kind,
  times: medicationPlans.times,
  weekdays: medicationPlans.weekdays,
  intervalHours: medicationPlans.intervalHours,
  anchorAt: medicationPlans.anchorAt,
  startsOn: medicationPlans.startsOn,
  endsOn: medicationPlans.endsOn,
  timeZone: medicationPlans.timeZone,
  previousTimeZone: medicationPlans.previousTimeZone,
  validFrom: medicationPlans.validFrom,
  validUntil: medicationPlans.validUntil,
  companyId: users.companyId,
  blockedAt: users.blockedAt,
}

function waiting(db: Database, condition: SQL) {
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

export type WaitingMedication = Awaited<ReturnType<typeof waiting>>[number]

/** Medications of everybody with a dose to remind of, the longest due first. */
export function dueForReminder(db: Database, now: Date, limit: number) {
  return waiting(db, lte(medications.nextDueAt, now)).orderBy(asc(medications.nextDueAt)).limit(limit)
}

/** Medications of everybody whose stock is to be looked at. */
export function dueForStockCheck(db: Database, now: Date, limit: number) {
  return waiting(db, lte(medications.stockCheckAt, now)).orderBy(asc(medications.stockCheckAt)).limit(limit)
}

type Waiting = { id: string; nextDueAt: Date | null }

/** The event of a dose, where it is undecided and nobody else told of it. */
export function announceDose(db: Database, { id, nextDueAt }: Waiting, slot: string, event: NewEvent) {
  return recordEventWhere(
    db,
    event,
    medications,
    and(eq(medications.id, id), eq(medications.nextDueAt, nextDueAt ?? FOREVER), undecided(id, slot)),
  )
}

/** On to the next dose: whoever comes second changes nothing. */
export function advanceReminder(db: Database, { id, nextDueAt }: Waiting, next: Date | null) {
  return db
    .update(medications)
    .set({ nextDueAt: next })
    .where(and(eq(medications.id, id), eq(medications.nextDueAt, nextDueAt ?? FOREVER)))
}

/** Doses of these medications that were decided of late. */
export function decidedOf(db: Database, medicationIds: string[], since: Date) {
  const { medicationId, slot, at } = medicationDoses
  return db
    .select({ medicationId, slot })
    .from(medicationDoses)
    .where(and(inArray(medicationId, medicationIds), gte(at, since)))
}

/** Where the calendars of these companies differ from the national one, from now on. */
export function ownDaysOfCompanies(db: Database, companyIds: number[], now: Date) {
  const { companyId, day, observed } = holidays
  return db
    .select({ companyId, day, observed })
    .from(holidays)
    .where(and(inArray(companyId, companyIds), aheadInCalendar(now)))
}

type Checked = { id: string; stockCheckAt: Date | null; stock: number | null }

/** The stock that was looked at, as it was. */
function unchanged({ id, stockCheckAt, stock }: Checked) {
  return and(
    eq(medications.id, id),
    eq(medications.stockCheckAt, stockCheckAt ?? FOREVER),
    stock === null ? isNull(medications.stock) : eq(medications.stock, stock),
  )
}

/** The warning of this refill, once. */
export function announceLowStock(db: Database, checked: Checked, event: NewEvent) {
  return recordEventWhere(db, event, medications, and(unchanged(checked), isNull(medications.stockWarnedAt)))
}

export function markChecked(
  db: Database,
  checked: Checked,
  change: { stockCheckAt: Date | null; stockWarnedAt?: Date },
) {
  return db.update(medications).set(change).where(unchanged(checked))
}
