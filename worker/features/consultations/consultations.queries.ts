import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { ConsultationEdit, ConsultationStatus } from '../../contract/consultations.ts'
import { type AuditEntry, recordAudit, recordAuditWhere } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { type NewEvent, recordEvent, recordEventWhere } from '../../database/events.ts'
import { olderThan, type Position } from '../../database/keyset.ts'
import { users } from '../../database/schema/accounts.ts'
import { consultations } from '../../database/schema/consultations.ts'

export { recordAudit, recordEvent }

/** The latest date first, from after `position` on. */
export function consultationsOf(
  db: Database,
  ownerId: string,
  position: Position | undefined,
  limit: number,
) {
  const before = olderThan(consultations.date, consultations.id, position)
  return db
    .select()
    .from(consultations)
    .where(and(eq(consultations.ownerId, ownerId), before))
    .orderBy(desc(consultations.date), desc(consultations.id))
    .limit(limit)
}

/** The nearest visit that is still ahead. */
export function nextConsultationOf(db: Database, ownerId: string, now: Date) {
  return db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.ownerId, ownerId),
        eq(consultations.status, 'Scheduled'),
        gt(consultations.date, now),
      ),
    )
    .orderBy(asc(consultations.date))
    .limit(1)
}

export function consultationOf(db: Database, ownerId: string, id: string) {
  return db.select().from(consultations).where(owned(ownerId, id))
}

export function insertConsultation(db: Database, row: typeof consultations.$inferInsert) {
  return db.insert(consultations).values(row)
}

function owned(ownerId: string, id: string) {
  return and(eq(consultations.id, id), eq(consultations.ownerId, ownerId))
}

/** Audit row, event and edit, for one batch. The status stays as it is; a moved visit is announced anew. */
export function editConsultationOf(
  db: Database,
  ownerId: string,
  id: string,
  edit: ConsultationEdit,
  audit: AuditEntry,
  event: NewEvent,
) {
  const mine = owned(ownerId, id)
  return [
    recordAuditWhere(db, audit, consultations, mine),
    recordEventWhere(db, event, consultations, and(mine, eq(consultations.status, 'Scheduled'))),
    db
      .update(consultations)
      .set({
        ...edit,
        remindedAt: sql`case when ${consultations.date} = ${edit.date.getTime()} then ${consultations.remindedAt} end`,
      })
      .where(mine)
      .returning(),
  ] as const
}

/** Audit row, event and transition, for one batch: nothing happens to a visit that is not scheduled any more. */
export function closeConsultationOf(
  db: Database,
  ownerId: string,
  id: string,
  status: Exclude<ConsultationStatus, 'Scheduled'>,
  audit: AuditEntry,
  event: NewEvent | undefined,
) {
  const scheduled = and(owned(ownerId, id), eq(consultations.status, 'Scheduled'))
  const told = event ? recordEventWhere(db, event, consultations, scheduled) : undefined
  const close = db.update(consultations).set({ status }).where(scheduled).returning()
  const audited = recordAuditWhere(db, audit, consultations, scheduled)
  return told ? ([audited, told, close] as const) : ([audited, close] as const)
}

/** Audit row and removal, for one batch. */
export function deleteConsultationOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, consultations, owned(ownerId, id)),
    db.delete(consultations).where(owned(ownerId, id)).returning({ id: consultations.id }),
  ] as const
}

/** Scheduled visits of the span that nobody was reminded of yet, of everybody. */
export function unannouncedIn(db: Database, from: Date, to: Date, limit: number) {
  return db
    .select({
      id: consultations.id,
      ownerId: consultations.ownerId,
      companyId: users.companyId,
      date: consultations.date,
      specialty: consultations.specialty,
      doctorName: consultations.doctorName,
    })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.ownerId))
    .where(
      and(
        eq(consultations.status, 'Scheduled'),
        isNull(consultations.remindedAt),
        gte(consultations.date, from),
        lt(consultations.date, to),
      ),
    )
    .limit(limit)
}

export function markAnnounced(db: Database, ids: string[], now: Date) {
  return db.update(consultations).set({ remindedAt: now }).where(inArray(consultations.id, ids))
}
