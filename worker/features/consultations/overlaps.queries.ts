import { and, asc, eq, gt, lt, ne, not, type SQL } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { rowExists } from '#database/row-exists.ts'
import { consultations } from '#database/schema/consultations.ts'
import { endOfConsultation, overSince } from '#domain/consultation-rules.ts'

/** Condition: scheduled less than the assumed length before or after the time, so that the two overlap. */
function overlaps(ownerId: string, date: Date, exceptId: string): SQL | undefined {
  return and(
    eq(consultations.ownerId, ownerId),
    eq(consultations.status, 'Scheduled'),
    gt(consultations.date, overSince(date)),
    lt(consultations.date, endOfConsultation(date)),
    ne(consultations.id, exceptId),
  )
}

/** A consultation that overlaps one at this time. */
export function consultationOverlapping(db: Database, ownerId: string, date: Date, exceptId = '') {
  return db
    .select(columnsOf(consultations, 'date', 'specialty', 'doctorName'))
    .from(consultations)
    .where(overlaps(ownerId, date, exceptId))
    .orderBy(asc(consultations.date))
    .limit(1)
}

/** Condition: no other consultation overlaps one at this time. */
export function nothingOverlaps(db: Database, ownerId: string, date: Date, exceptId: string) {
  return not(rowExists(db, consultations, overlaps(ownerId, date, exceptId)))
}
