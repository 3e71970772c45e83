import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { ConsultationGroup, ConsultationType, LinkedExam } from '#contract/consultations.ts'
import type { Database } from '#database/client.ts'
import { earliestOf, type HistorySlice, isInSlice } from '#database/history.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { consultations } from '#database/schema/consultations.ts'
import { exams } from '#database/schema/exams.ts'
import { ownedIn } from '#database/versions.ts'
import { overSince } from '#domain/consultation-rules.ts'
import { examTitle } from '#domain/exam-title.ts'

/** The analytes of an exam by position in its report, as JSON. */
const analytesOf = (examId: SQL) =>
  sql<string>`(select json_group_object(position, analyte) from exam_values where exam_id = ${examId})`

/** Integer keys of an object are always in ascending order. */
const titleOf = (analytes: Record<number, string>) => examTitle(Object.values(analytes))

type LinkedRow = Omit<LinkedExam, 'title'> & { analytes: Record<number, string> }

function toLinkedExam({ analytes, ...exam }: LinkedRow): LinkedExam {
  return { ...exam, title: titleOf(analytes) }
}

/**
 * The columns of a consultation with the exams that belong to it. The table's name is written out because
 * Drizzle omits it in RETURNING, where the names would refer to the exam's columns. The plus keeps SQLite
 * from reading all exams of the owner: it finds the few linked ones by id.
 */
export const columns = {
  ...getTableColumns(consultations),
  exams: sql<string>`(
    select json_group_array(json_object('id', linked.id, 'date', linked.date, 'laboratory', linked.laboratory,
      'analytes', json(${analytesOf(sql`linked.id`)})))
    from exams as linked
    where +linked.owner_id = consultations.owner_id
      and linked.id in (select value from json_each(consultations.exam_ids))
  )`
    .mapWith((json: string): LinkedExam[] => JSON.parse(json).map(toLinkedExam))
    .as('exams'),
}

export const owned = ownedIn(consultations)

/** Which consultations of a slice to list; by default all. */
interface ConsultationChoice {
  type?: ConsultationType | undefined
  group?: ConsultationGroup | undefined
}

/** The consultations of the slice by date, latest first. */
export function consultationsOf(
  db: Database,
  ownerId: string,
  now: Date,
  slice: HistorySlice,
  { type, group }: ConsultationChoice,
) {
  const { id, date, searchText } = consultations
  return db
    .select(columns)
    .from(consultations)
    .where(
      and(
        eq(consultations.ownerId, ownerId),
        group && isIn(group, now),
        type && eq(consultations.type, type),
        isInSlice({ at: date, id, searchText }, slice),
      ),
    )
    .orderBy(desc(date), desc(id))
    .limit(slice.limit)
}

/** Condition: the assumed time is over. */
function isOver(now: Date): SQL {
  return lte(consultations.date, overSince(now))
}

function isIn(group: ConsultationGroup, now: Date): SQL | undefined {
  const { status } = consultations
  if (group === 'cancelled') return eq(status, 'Cancelled')
  if (group === 'upcoming') return and(eq(status, 'Scheduled'), not(isOver(now)))
  return or(eq(status, 'Completed'), and(eq(status, 'Scheduled'), isOver(now)))
}

export function firstConsultationOf(db: Database, ownerId: string) {
  return earliestOf(db, consultations, consultations.date, ownerId)
}

/** The exams among these that belong to the owner. */
export function linkableExamsOf(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .select({
      id: exams.id,
      title: analytesOf(sql`exams.id`).mapWith((json: string) => titleOf(JSON.parse(json))),
      date: exams.date,
      laboratory: exams.laboratory,
    })
    .from(exams)
    .where(and(eq(exams.ownerId, ownerId), inArray(exams.id, [...ids])))
}

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

/** Scheduled consultations whose time is over, latest first. */
export function unclosedConsultationsOf(db: Database, ownerId: string, now: Date, limit: number) {
  return db
    .select(columns)
    .from(consultations)
    .where(and(eq(consultations.ownerId, ownerId), eq(consultations.status, 'Scheduled'), isOver(now)))
    .orderBy(desc(consultations.date))
    .limit(limit)
}

/** The date of the scheduled consultation that will be over next. */
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

export function companyTimeZoneOf(db: Database, ownerId: string) {
  return db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .innerJoin(users, eq(users.companyId, companies.id))
    .where(eq(users.id, ownerId))
}
