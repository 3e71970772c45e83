import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { ConsultationEdit } from '#contract/consultations.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { consultations } from '#database/schema/consultations.ts'
import { hasVersion, sameVersion, type Target } from '#database/versions.ts'

/** The latest date first, starting after `position`. */
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

/** The nearest future consultation. */
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

/** Scheduled consultations whose time has passed, the latest first. */
export function unclosedConsultationsOf(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.ownerId, ownerId),
        eq(consultations.status, 'Scheduled'),
        lte(consultations.date, now),
      ),
    )
    .orderBy(desc(consultations.date))
    .limit(limit)
}

export function consultationOf(db: Database, ownerId: string, id: string) {
  return db.select().from(consultations).where(owned(ownerId, { id }))
}

export function insertConsultation(db: Database, row: typeof consultations.$inferInsert) {
  return db.insert(consultations).values(row)
}

function owned(ownerId: string, { id, version }: Target) {
  return and(
    eq(consultations.id, id),
    eq(consultations.ownerId, ownerId),
    hasVersion(consultations.version, version),
  )
}

/**
 * Audit row, event and edit, for one batch, then the consultation. The status stays; a consultation on another date is
 * reminded of again.
 */
export function editConsultationOf(
  db: Database,
  ownerId: string,
  target: Target,
  edit: ConsultationEdit & { remindAt: Date },
  audit: AuditEntry,
  event: NewEvent,
) {
  const mine = owned(ownerId, target)
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
    consultationOf(db, ownerId, target.id),
  ] as const
}

/**
 * Returns the audit insert, the event insert and the update, to run in one batch, then the consultation. They do nothing
 * if it is no longer scheduled.
 */
export function cancelConsultationOf(
  db: Database,
  ownerId: string,
  target: Target,
  audit: AuditEntry,
  event: NewEvent,
) {
  const scheduled = ownedAndScheduled(ownerId, target)
  return [
    recordAuditWhere(db, audit, consultations, scheduled),
    recordEventWhere(db, event, consultations, scheduled),
    db.update(consultations).set({ status: 'Cancelled' }).where(scheduled).returning(),
    consultationOf(db, ownerId, target.id),
  ] as const
}

/**
 * Returns the audit insert and the update, to run in one batch, then the consultation. They do nothing if it is no longer
 * scheduled.
 */
export function completeConsultationOf(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const scheduled = ownedAndScheduled(ownerId, target)
  return [
    recordAuditWhere(db, audit, consultations, scheduled),
    db.update(consultations).set({ status: 'Completed' }).where(scheduled).returning(),
    consultationOf(db, ownerId, target.id),
  ] as const
}

function ownedAndScheduled(ownerId: string, target: Target) {
  return and(owned(ownerId, target), eq(consultations.status, 'Scheduled'))
}

/** Audit row and deletion, for one batch, then the consultation if it was not deleted. */
export function deleteConsultationOf(db: Database, ownerId: string, target: Target, audit: AuditEntry) {
  const mine = owned(ownerId, target)
  return [
    recordAuditWhere(db, audit, consultations, mine),
    db.delete(consultations).where(mine).returning({ id: consultations.id }),
    consultationOf(db, ownerId, target.id),
  ] as const
}

/** The time zone of the member's company. */
export function companyTimeZoneOf(db: Database, ownerId: string) {
  return db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .innerJoin(users, eq(users.companyId, companies.id))
    .where(eq(users.id, ownerId))
}

/**
 * Scheduled consultations whose reminder is due, the longest due first. Those of blocked members wait until the block is
 * lifted or the date has passed.
 */
export function consultationsToRemind(db: Database, now: Date, limit: number) {
  return db
    .select({
      id: consultations.id,
      ownerId: consultations.ownerId,
      companyId: users.companyId,
      date: consultations.date,
      timeZone: consultations.timeZone,
      specialty: consultations.specialty,
      doctorName: consultations.doctorName,
    })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.ownerId))
    .where(
      and(
        isUnreminded,
        lte(consultations.remindAt, now),
        or(isNull(users.blockedAt), lte(consultations.date, now)),
      ),
    )
    .orderBy(asc(consultations.remindAt))
    .limit(limit)
}

export type ConsultationToRemind = Awaited<ReturnType<typeof consultationsToRemind>>[number]

/** The condition of the index of reminders: written with literals, since SQLite compares it as text. */
const isUnreminded = sql`${consultations.status} = 'Scheduled' and ${consultations.remindedAt} is null`

/** Condition: the consultation is still to be reminded of, on the date that was read. */
function isUnchanged({ id, date }: ConsultationToRemind) {
  return and(eq(consultations.id, id), eq(consultations.date, date), isUnreminded)
}

/** The event of the reminder, unless the consultation was reminded of, moved or closed by now. */
export function recordReminder(db: Database, consultation: ConsultationToRemind, event: NewEvent) {
  return recordEventWhere(db, event, consultations, isUnchanged(consultation))
}

/** Ends the reminding of this date. Returns a row unless the consultation was reminded of, moved or closed by now. */
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
