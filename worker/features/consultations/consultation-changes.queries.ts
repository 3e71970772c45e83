import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit.ts'
import type { ConsultationStatus } from '#contract/consultations.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import { listed } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { deleteRow } from '#database/delete-row.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { insertWhere } from '#database/insert-where.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { consultations } from '#database/schema/consultations.ts'
import { auditLog, events } from '#database/schema/operations.ts'
import { hasValues, type Target } from '#database/versions.ts'
import { columns, consultationOf, owned } from './consultations.queries.ts'
import { nothingOverlaps } from './overlaps.queries.ts'

/** Does nothing if `mustBeFree` and another consultation overlaps by now. */
export function insertConsultation(
  db: Database,
  row: typeof consultations.$inferInsert,
  audit: AuditEntry,
  event: NewEvent,
  mustBeFree: boolean,
) {
  const { id, ownerId, date } = row
  const free = and(eq(users.id, ownerId), mustBeFree ? nothingOverlaps(db, ownerId, date, id) : undefined)
  return {
    audit: recordAuditWhere(db, audit, users, free),
    event: recordEventWhere(db, event, users, free),
    consultation: insertWhere(db, consultations, row, users, free),
    scheduled: db.select({ id: consultations.id }).from(consultations).where(owned(ownerId, { id })),
  }
}

/** Condition for storing the answer: the consultation was inserted. */
export function insertedConsultation(ownerId: string, id: string) {
  return { source: consultations, condition: owned(ownerId, { id }) }
}

/** The fields that an edit sets; `undefined` keeps the stored value. */
export type ConsultationFields = Pick<
  typeof consultations.$inferSelect,
  'date' | 'type' | 'doctorName' | 'specialty' | 'notes' | 'remindAt'
> & {
  placeName: string | null | undefined
  address: string | null | undefined
  phone: string | null | undefined
  bring: string[] | null | undefined
  examIds: string[] | null | undefined
}

/**
 * The status stays; a consultation moved to another date gets a new reminder. Does nothing if it is cancelled by now,
 * or if `mustBeFree` and another one overlaps.
 */
export function updateConsultation(
  db: Database,
  ownerId: string,
  target: Target,
  edit: ConsultationFields,
  mustBeFree: boolean,
  audit: AuditEntry,
  event: NewEvent,
) {
  const mine = and(
    owned(ownerId, target),
    ne(consultations.status, 'Cancelled'),
    mustBeFree ? nothingOverlaps(db, ownerId, edit.date, target.id) : undefined,
  )
  return {
    audit: recordAuditWhere(db, audit, consultations, mine),
    event: recordEventWhere(db, event, consultations, and(mine, eq(consultations.status, 'Scheduled'))),
    edited: db
      .update(consultations)
      .set({
        ...edit,
        remindedAt: sql`case when ${consultations.date} = ${edit.date.getTime()} then ${consultations.remindedAt} end`,
      })
      .where(mine)
      .returning(columns),
    current: consultationOf(db, ownerId, target.id),
  }
}

/** Does nothing if the consultation is cancelled by now. */
export function updateConsultationNotes(
  db: Database,
  ownerId: string,
  target: Target,
  notes: string | null,
  audit: AuditEntry,
) {
  const mine = and(owned(ownerId, target), ne(consultations.status, 'Cancelled'))
  return {
    audit: recordAuditWhere(db, audit, consultations, mine),
    noted: db.update(consultations).set({ notes }).where(mine).returning(columns),
    current: consultationOf(db, ownerId, target.id),
  }
}

/** Condition for storing the answer: the consultation has this version and these notes. */
export function notedConsultation(
  ownerId: string,
  { id, version, notes }: { id: string; version: number; notes: string | null },
) {
  const isNoted = hasValues(consultations, { version, notes })
  return { source: consultations, condition: and(owned(ownerId, { id }), isNoted) }
}

/** A status that closes a consultation. */
type Closing = Exclude<ConsultationStatus, 'Scheduled'>

/** Does nothing if the consultation is no longer scheduled. */
export function closeConsultation(
  db: Database,
  ownerId: string,
  target: Target,
  status: Closing,
  audit: AuditEntry,
  event: NewEvent | undefined,
) {
  const scheduled = and(owned(ownerId, target), eq(consultations.status, 'Scheduled'))
  return {
    audit: recordAuditWhere(db, audit, consultations, scheduled),
    event: listed(event && recordEventWhere(db, event, consultations, scheduled)),
    closed: db.update(consultations).set({ status }).where(scheduled).returning(columns),
    current: consultationOf(db, ownerId, target.id),
  }
}

export function deleteConsultationRow(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const current = consultationOf(db, ownerId, target.id)
  return deleteRow(db, consultations, owned(ownerId, target), audit, current)
}

/** The audit action for each status that closes a consultation. */
const closings = { Completed: 'consultation.completed', Cancelled: 'consultation.cancelled' } as const

/**
 * Does nothing if the consultation exists, if its owner never deleted one with this id, or if it was closed with
 * another status. It gets a new reminder unless there was one for this date.
 */
export function reinsertConsultation(
  db: Database,
  row: typeof consultations.$inferInsert,
  audit: AuditEntry,
) {
  const { id, ownerId, date, status } = row
  const isDone = (...actions: AuditAction[]) =>
    rowExists(
      db,
      auditLog,
      and(eq(auditLog.subjectId, id), eq(auditLog.actorId, ownerId), inArray(auditLog.action, actions)),
    )
  const otherClosings = (['Completed', 'Cancelled'] as const).filter((closed) => closed !== status)
  const mayRestore = and(
    eq(users.id, ownerId),
    not(rowExists(db, consultations, eq(consultations.id, id))),
    isDone('consultation.deleted'),
    not(isDone(...otherClosings.map((closed) => closings[closed]))),
  )
  const remindedAt = db
    .select({ at: sql`max(${events.notifyAt})`.as('at') })
    .from(events)
    .where(
      and(
        eq(events.userId, ownerId),
        eq(events.shown, true),
        eq(events.kind, 'consultation_tomorrow'),
        eq(events.subjectId, id),
        sql`${events.parameters} ->> '$.date' = ${date.toISOString()}`,
      ),
    )
  const former = { ...row, remindedAt: sql`${remindedAt}` }
  return {
    audit: recordAuditWhere(db, audit, users, mayRestore),
    consultation: insertWhere(db, consultations, former, users, mayRestore),
    restored: consultationOf(db, ownerId, id),
  }
}
