import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  CONSULTATION_MINUTES,
  type ConsultationGroup,
  type ConsultationType,
  type LinkedExam,
} from '#contract/consultations.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { containsWords, isWithin } from '#database/history.ts'
import { insertWhere } from '#database/insert-where.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { consultations } from '#database/schema/consultations.ts'
import { exams } from '#database/schema/exams.ts'
import { hasVersion, sameVersion, type Target } from '#database/versions.ts'
import { MINUTE } from '#domain/duration.ts'
import type { Span } from '#domain/time-zone.ts'

/**
 * The columns of a consultation with the exams that belong to it. Written with the table's name, since Drizzle leaves
 * it out in RETURNING, where the names would mean the exam's columns. The plus keeps SQLite from reading all exams of
 * the owner: it finds the few linked ones by their ids.
 */
const columns = {
  ...getTableColumns(consultations),
  exams: sql<string>`(
    select json_group_array(json_object('id', linked.id, 'date', linked.date, 'laboratory', linked.laboratory))
    from exams as linked
    where +linked.owner_id = consultations.owner_id
      and linked.id in (select value from json_each(consultations.exam_ids))
  )`
    .mapWith((json: string): LinkedExam[] => JSON.parse(json))
    .as('exams'),
}

/** Which consultations a list shows; all of them without a filter. */
export interface ConsultationFilter {
  search?: string | undefined
  within?: Span | undefined
  type?: ConsultationType | undefined
  group?: ConsultationGroup | undefined
}

/** The latest date first, starting after `position`. */
export function consultationsOf(
  db: Database,
  ownerId: string,
  now: Date,
  { search = '', within, type, group }: ConsultationFilter,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select(columns)
    .from(consultations)
    .where(
      and(
        eq(consultations.ownerId, ownerId),
        olderThan(consultations.date, consultations.id, position),
        group && isIn(group, now),
        type && eq(consultations.type, type),
        isWithin(consultations.date, within),
        ...containsWords(search, consultations.searchText),
      ),
    )
    .orderBy(desc(consultations.date), desc(consultations.id))
    .limit(limit)
}

/** Condition: the assumed time is over. */
function isOver(now: Date): SQL {
  return lte(consultations.date, new Date(now.getTime() - CONSULTATION_MINUTES * MINUTE))
}

function isIn(group: ConsultationGroup, now: Date): SQL | undefined {
  const { status } = consultations
  if (group === 'cancelled') return eq(status, 'Cancelled')
  if (group === 'upcoming') return and(eq(status, 'Scheduled'), not(isOver(now)))
  return or(eq(status, 'Completed'), and(eq(status, 'Scheduled'), isOver(now)))
}

/** The date of the oldest consultation. */
export function firstConsultationOf(db: Database, ownerId: string) {
  return db
    .select({ date: consultations.date })
    .from(consultations)
    .where(eq(consultations.ownerId, ownerId))
    .orderBy(asc(consultations.date))
    .limit(1)
}

/** Condition: scheduled within the assumed length before or after the time, so that both overlap. */
function overlaps(ownerId: string, date: Date, exceptId: string): SQL | undefined {
  return and(
    eq(consultations.ownerId, ownerId),
    eq(consultations.status, 'Scheduled'),
    gt(consultations.date, new Date(date.getTime() - CONSULTATION_MINUTES * MINUTE)),
    lt(consultations.date, new Date(date.getTime() + CONSULTATION_MINUTES * MINUTE)),
    ne(consultations.id, exceptId),
  )
}

/** A consultation that overlaps one at this time. */
export function consultationOverlapping(db: Database, ownerId: string, date: Date, exceptId = '') {
  return db
    .select({
      date: consultations.date,
      specialty: consultations.specialty,
      doctorName: consultations.doctorName,
    })
    .from(consultations)
    .where(overlaps(ownerId, date, exceptId))
    .orderBy(asc(consultations.date))
    .limit(1)
}

function nothingOverlaps(db: Database, ownerId: string, date: Date, exceptId: string) {
  return sql`not exists ${db
    .select({ one: sql`1`.as('one') })
    .from(consultations)
    .where(overlaps(ownerId, date, exceptId))}`
}

/** Those of the exams that are the owner's. */
export function linkableExamsOf(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .select({ id: exams.id, date: exams.date, laboratory: exams.laboratory })
    .from(exams)
    .where(and(eq(exams.ownerId, ownerId), inArray(exams.id, [...ids])))
}

/** The nearest future consultation. */
export function nextConsultationOf(db: Database, ownerId: string, now: Date) {
  return db
    .select(columns)
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

/** Scheduled consultations whose time is over, the latest first. */
export function unclosedConsultationsOf(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select(columns)
    .from(consultations)
    .where(and(eq(consultations.ownerId, ownerId), eq(consultations.status, 'Scheduled'), isOver(now)))
    .orderBy(desc(consultations.date))
    .limit(limit)
}

/** The date of the scheduled consultation whose time is over next. */
export function nextToEndOf(db: Database, ownerId: string, now: Date) {
  return db
    .select({ date: consultations.date })
    .from(consultations)
    .where(and(eq(consultations.ownerId, ownerId), eq(consultations.status, 'Scheduled'), not(isOver(now))))
    .orderBy(asc(consultations.date))
    .limit(1)
}

export function consultationOf(db: Database, ownerId: string, id: string) {
  return db.select(columns).from(consultations).where(owned(ownerId, { id }))
}

/**
 * Audit row, event and consultation, for one batch, then the new consultation's id. They do nothing if `mustBeFree` and
 * another consultation overlaps by now.
 */
export function insertConsultation(
  db: Database,
  row: typeof consultations.$inferInsert,
  audit: AuditEntry,
  event: NewEvent,
  mustBeFree: boolean,
) {
  const { id, ownerId, date } = row
  const free = and(eq(users.id, ownerId), mustBeFree ? nothingOverlaps(db, ownerId, date, id) : undefined)
  return [
    recordAuditWhere(db, audit, users, free),
    recordEventWhere(db, event, users, free),
    insertWhere(db, consultations, row, users, free),
    db.select({ id: consultations.id }).from(consultations).where(owned(ownerId, { id })),
  ] as const
}

/** Where the stored answer belongs to an inserted consultation. */
export function insertedConsultation(ownerId: string, id: string) {
  return { source: consultations, condition: owned(ownerId, { id }) }
}

function owned(ownerId: string, { id, version }: Target) {
  return and(
    eq(consultations.id, id),
    eq(consultations.ownerId, ownerId),
    hasVersion(consultations.version, version),
  )
}

/** The fields that an edit sets; `undefined` keeps what is stored. */
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
 * Audit row, event and edit, for one batch, then the consultation. The status stays; a consultation on another date is
 * reminded of again. They do nothing if it is cancelled by now, or if `mustBeFree` and another one overlaps.
 */
export function editConsultationOf(
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
      .returning(columns),
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
    db.update(consultations).set({ status: 'Cancelled' }).where(scheduled).returning(columns),
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
    db.update(consultations).set({ status: 'Completed' }).where(scheduled).returning(columns),
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
