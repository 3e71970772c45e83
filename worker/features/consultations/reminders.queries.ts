import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { ownerHasAccess } from '#database/reminders.ts'
import { users } from '#database/schema/accounts.ts'
import { consultations } from '#database/schema/consultations.ts'
import { sameVersion } from '#database/versions.ts'

/**
 * Scheduled consultations whose reminder is due, longest overdue first. Those of members without access wait
 * until access is restored or the date has passed.
 */
export function consultationsToRemind(db: Database, now: Date, limit: number) {
  return db
    .select({
      id: consultations.id,
      ownerId: consultations.ownerId,
      companyId: users.companyId,
      ...columnsOf(consultations, 'date', 'timeZone', 'specialty', 'doctorName', 'phone'),
    })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.ownerId))
    .where(
      and(isUnreminded, lte(consultations.remindAt, now), or(ownerHasAccess, lte(consultations.date, now))),
    )
    .orderBy(asc(consultations.remindAt))
    .limit(limit)
}

export type ConsultationToRemind = RowOf<typeof consultationsToRemind>

/** The condition of the reminders' index. It uses literals because SQLite compares it as text. */
const isUnreminded = sql`${consultations.status} = 'Scheduled' and ${consultations.remindedAt} is null`

/** Condition: the consultation's reminder is still due, for the date that was read. */
function isUnchanged({ id, date }: ConsultationToRemind) {
  return and(eq(consultations.id, id), eq(consultations.date, date), isUnreminded)
}

/**
 * The event of the reminder, unless it was already sent or the consultation was moved or closed in the
 * meantime.
 */
export function recordReminder(db: Database, consultation: ConsultationToRemind, event: NewEvent) {
  return recordEventWhere(db, event, consultations, isUnchanged(consultation))
}

/**
 * Marks this date as reminded. Returns a row unless the reminder was already sent or the consultation was
 * moved or closed in the meantime.
 */
export function markReminded(db: Database, consultation: ConsultationToRemind, now: Date) {
  return db
    .update(consultations)
    .set({ remindedAt: now, ...sameVersion(consultations) })
    .where(isUnchanged(consultation))
    .returning({ id: consultations.id })
}

export function postponeReminder(db: Database, consultation: ConsultationToRemind, remindAt: Date) {
  return db
    .update(consultations)
    .set({ remindAt, ...sameVersion(consultations) })
    .where(isUnchanged(consultation))
}
