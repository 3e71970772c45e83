import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { ConsultationEdit, ConsultationStatus } from '../../contract/consultations.ts'
import { type AuditEntry, recordAudit, recordAuditWhere } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { consultations } from '../../database/schema/consultations.ts'

export { recordAudit }

interface Position {
  at: Date
  id: string
}

/** The latest date first, from after `position` on. */
export function consultationsOf(db: Database, ownerId: string, position: Position | undefined, limit: number) {
  const before = position
    ? sql`(${consultations.date}, ${consultations.id}) < (${position.at.getTime()}, ${position.id})`
    : undefined
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
      and(eq(consultations.ownerId, ownerId), eq(consultations.status, 'Scheduled'), gt(consultations.date, now)),
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

/** Audit row and edit, for one batch. The status stays as it is. */
export function editConsultationOf(
  db: Database,
  ownerId: string,
  id: string,
  edit: ConsultationEdit,
  audit: AuditEntry,
) {
  return [
    recordAuditWhere(db, audit, consultations, owned(ownerId, id)),
    db.update(consultations).set(edit).where(owned(ownerId, id)).returning(),
  ] as const
}

/** Audit row and transition, for one batch: nothing happens to a visit that is not scheduled any more. */
export function closeConsultationOf(
  db: Database,
  ownerId: string,
  id: string,
  status: Exclude<ConsultationStatus, 'Scheduled'>,
  audit: AuditEntry,
) {
  const scheduled = and(owned(ownerId, id), eq(consultations.status, 'Scheduled'))
  return [
    recordAuditWhere(db, audit, consultations, scheduled),
    db.update(consultations).set({ status }).where(scheduled).returning(),
  ] as const
}

/** Audit row and removal, for one batch. */
export function deleteConsultationOf(db: Database, ownerId: string, id: string, audit: AuditEntry) {
  return [
    recordAuditWhere(db, audit, consultations, owned(ownerId, id)),
    db.delete(consultations).where(owned(ownerId, id)).returning({ id: consultations.id }),
  ] as const
}
