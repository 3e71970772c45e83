import { and, asc, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { INTERVAL_HOURS_MAX } from '#contract/medications.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { insertWhere } from '#database/insert-where.ts'
import { medicationDoses, medicationPlans, medications } from '#database/schema/medications.ts'
import { after, HOUR } from '#domain/duration.ts'
import { checkSoon, ownedMedication } from '../medications.queries.ts'

export type DoseRow = typeof medicationDoses.$inferSelect

/** More than anybody takes in a month. */
const DOSES_MAX = 5000

/** What was decided of doses of the span, of all medications. */
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

/** From when on a dose of the member may still be open at `instant`: a day before, or their longest interval. */
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

/** What was decided of doses of the span, of one medication. */
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

/**
 * Audit row, decision and stock, for one batch. Nothing happens where the dose was decided already,
 * and the stock loses only what the decision that went in took from it.
 */
export function insertDose(db: Database, row: Omit<DoseRow, 'stockTaken'>, audit: AuditEntry) {
  const { ownerId, medicationId, slot, decision } = row
  const mine = ownedMedication(ownerId, medicationId)
  const open = slot === null ? mine : and(mine, undecided(medicationId, slot))
  const stockTaken = decision === 'taken' ? sql`min(${medications.stock}, ${medications.unitsPerDose})` : null
  const { id, stockTaken: taken } = medicationDoses
  const took = sql`exists (select 1 from ${medicationDoses} where ${id} = ${row.id} and ${taken} > 0)`
  return [
    recordAuditWhere(db, audit, medications, open),
    insertWhere(db, medicationDoses, { ...row, stockTaken }, medications, open),
    db
      .update(medications)
      .set({
        stock: sql`${medications.stock} - (select ${taken} from ${medicationDoses} where ${id} = ${row.id})`,
        stockCheckAt: checkSoon(row.createdAt),
      })
      .where(and(mine, isNotNull(medications.stock), took)),
    db.select({ id: medicationDoses.id }).from(medicationDoses).where(ownedDose(ownerId, row.id)),
  ] as const
}

/** Where the decision went in. */
export function keptDose(ownerId: string, id: string) {
  return { source: medicationDoses, condition: ownedDose(ownerId, id) }
}

/** Audit row, stock and removal, for one batch: the stock gets back what the dose took, once. */
export function deleteDose(db: Database, ownerId: string, id: string, now: Date, audit: AuditEntry) {
  const mine = ownedDose(ownerId, id)
  const { medicationId, stockTaken } = medicationDoses
  return [
    recordAuditWhere(db, audit, medicationDoses, mine),
    db
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
    db.delete(medicationDoses).where(mine).returning({ id: medicationDoses.id }),
  ] as const
}
