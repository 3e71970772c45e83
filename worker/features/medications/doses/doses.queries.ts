import { and, asc, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { INTERVAL_HOURS_MAX } from '#contract/medications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { after, HOUR } from '#domain/duration.ts'
import { checkSoon, ownedMedication } from '../medications.queries.ts'

export type DoseRow = typeof medicationDoses.$inferSelect

/** More than a member takes in a month. */
const DOSES_MAX = 5000

/** The decided doses of all medications between two instants. */
export function dosesBetween(db: Database, ownerId: string, from: Date | SQL, to: Date) {
  return db
    .select()
    .from(medicationDoses)
    .where(
      and(eq(medicationDoses.ownerId, ownerId), gte(medicationDoses.at, from), lt(medicationDoses.at, to)),
    )
    .orderBy(desc(medicationDoses.at), desc(medicationDoses.id))
    .limit(DOSES_MAX)
}

/**
 * The earliest due time, in milliseconds, of a dose that is still open at `instant`: one day or the longest
 * interval earlier.
 */
export function openSince(db: Database, ownerId: string, instant: Date) {
  const hours = sql`max(24, coalesce(max(${medicationPlans.intervalHours}), 0))`
  const longest = db
    .select({ hours })
    .from(medicationPlans)
    .where(
      and(
        eq(medicationPlans.ownerId, ownerId),
        gt(medicationPlans.validUntil, after(instant, -INTERVAL_HOURS_MAX * HOUR)),
      ),
    )
  return sql`${instant.getTime()} - ${longest} * ${HOUR}`
}

/** The decided doses of one medication between two instants. */
export function dosesOfMedication(db: Database, ownerId: string, medicationId: string, from: Date, to: Date) {
  return db
    .select()
    .from(medicationDoses)
    .where(
      and(
        eq(medicationDoses.medicationId, medicationId),
        eq(medicationDoses.ownerId, ownerId),
        gte(medicationDoses.at, from),
        lt(medicationDoses.at, to),
      ),
    )
    .orderBy(asc(medicationDoses.at), asc(medicationDoses.id))
    .limit(DOSES_MAX)
}

export function undecided(medicationId: string, slot: string) {
  const { medicationId: of, slot: which } = medicationDoses
  return sql`not exists (select 1 from ${medicationDoses} where ${of} = ${medicationId} and ${which} = ${slot})`
}

function ownedDose(ownerId: string, id: string) {
  return and(eq(medicationDoses.id, id), eq(medicationDoses.ownerId, ownerId))
}

function doseOfSlot(ownerId: string, medicationId: string, slot: string) {
  return and(
    eq(medicationDoses.medicationId, medicationId),
    eq(medicationDoses.slot, slot),
    eq(medicationDoses.ownerId, ownerId),
  )
}

/** Changes nothing if the slot is already decided. The stock decreases only by what the inserted dose took. */
export function insertDose(db: Database, row: Omit<DoseRow, 'stockTaken'>, audit: AuditEntry) {
  const { ownerId, medicationId, slot, decision } = row
  const mine = ownedMedication(ownerId, medicationId)
  const open = slot === null ? mine : and(mine, undecided(medicationId, slot))
  const recorded = slot === null ? ownedDose(ownerId, row.id) : doseOfSlot(ownerId, medicationId, slot)
  const stockTaken = decision === 'taken' ? sql`min(${medications.stock}, ${medications.unitsPerDose})` : null
  const { id, stockTaken: taken } = medicationDoses
  const took = sql`exists (select 1 from ${medicationDoses} where ${id} = ${row.id} and ${taken} > 0)`
  return {
    audit: recordAuditWhere(db, audit, medications, open),
    dose: insertWhere(db, medicationDoses, { ...row, stockTaken }, medications, open),
    stock: db
      .update(medications)
      .set({
        stock: sql`${medications.stock} - (select ${taken} from ${medicationDoses} where ${id} = ${row.id})`,
        stockCheckAt: checkSoon(row.createdAt),
      })
      .where(and(mine, isNotNull(medications.stock), took)),
    recorded: db.select().from(medicationDoses).where(recorded),
  }
}

/** Finds the dose only if it was inserted. */
export function insertedDose(ownerId: string, id: string) {
  return { source: medicationDoses, condition: ownedDose(ownerId, id) }
}

/** The stock gets back what the dose took. */
export function deleteDose(db: Database, ownerId: string, id: string, now: Date, audit: AuditEntry) {
  const mine = ownedDose(ownerId, id)
  const { medicationId, stockTaken } = medicationDoses
  return {
    audit: recordAuditWhere(db, audit, medicationDoses, mine),
    stock: db
      .update(medications)
      .set({
        stock: sql`${medications.stock} + coalesce((select ${stockTaken} from ${medicationDoses} where ${mine}), 0)`,
        stockCheckAt: checkSoon(now),
      })
      .where(
        and(
          sql`${medications.id} = (select ${medicationId} from ${medicationDoses} where ${mine})`,
          eq(medications.ownerId, ownerId),
          isNotNull(medications.stock),
        ),
      ),
    deleted: db.delete(medicationDoses).where(mine).returning({ id: medicationDoses.id }),
  }
}
