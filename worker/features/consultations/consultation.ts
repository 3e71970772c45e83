import {
  CONSULTATIONS_PAGE_SIZE,
  CONSULTATIONS_TAB_PAGE_SIZE,
  type Consultation,
  type ConsultationsQuery,
  type LinkedExam,
  type UpcomingConsultation,
} from '#contract/consultations.ts'
import { NOW_LIST_MAX } from '#contract/now.ts'
import type { consultations } from '#database/schema/consultations.ts'
import { endOfConsultation } from '#domain/consultation-rules.ts'
import { shortDateTimeIn } from '#domain/time-zone.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import { readOne } from '#platform/read-one.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { consultationTitle } from '#texts/consultations.ts'
import { deleteConsultationRow } from './consultation-changes.queries.ts'
import {
  consultationOf,
  consultationsOf,
  firstConsultationOf,
  nextConsultationOf,
  nextToEndOf,
  unclosedConsultationsOf,
} from './consultations.queries.ts'

export function toConsultation(
  row: Omit<
    typeof consultations.$inferSelect,
    'ownerId' | 'createdAt' | 'remindAt' | 'remindedAt' | 'examIds' | 'searchText'
  > & { exams: LinkedExam[] },
): Consultation {
  return {
    id: row.id,
    date: row.date.toISOString(),
    timeZone: row.timeZone,
    type: row.type,
    doctorName: row.doctorName,
    specialty: row.specialty,
    notes: row.notes,
    placeName: row.placeName,
    address: row.address,
    phone: row.phone,
    bring: row.bring ?? [],
    exams: row.exams.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    status: row.status,
    version: row.version,
  }
}

/** A page of the member's consultations that match the query, latest date first. */
export async function listConsultations(
  { caller, clock, db, member, read }: MemberWork,
  query: ConsultationsQuery,
): Promise<HistoryPage<Consultation>> {
  const size = query.group ? CONSULTATIONS_TAB_PAGE_SIZE : CONSULTATIONS_PAGE_SIZE
  const slice = sliceOf(query, caller.timeZone, size)
  const { rows, oldest } = await read({
    rows: consultationsOf(db, member.id, clock.now(), slice, query),
    oldest: firstConsultationOf(db, member.id),
  })
  const page = pageOf(rows, size, toConsultation, (row) => row.date)
  return historyPage(page, query, oldest[0]?.at)
}

export async function showConsultation(work: MemberWork, id: string): Promise<Consultation> {
  return toConsultation(await readOne(work, consultationOf(work.db, work.member.id, id)))
}

/** The consultations that await an outcome because their time is over, and when the next one is over. */
export async function showConsultationsNow({ clock, db, member, read }: MemberWork) {
  const now = clock.now()
  const { past, next, first } = await read({
    past: unclosedConsultationsOf(db, member.id, now, NOW_LIST_MAX),
    next: nextToEndOf(db, member.id, now),
    first: firstConsultationOf(db, member.id),
  })
  return {
    pastConsultations: past.map(toConsultation),
    hasRecords: first.length > 0,
    nextAt: next[0] ? endOfConsultation(next[0].date).toISOString() : null,
  }
}

/** The nearest future scheduled consultation, or `null`. */
export async function showUpcomingConsultation({
  caller,
  clock,
  db,
  member,
  read,
}: MemberWork): Promise<UpcomingConsultation | null> {
  const [[next]] = await read([nextConsultationOf(db, member.id, clock.now())])
  if (!next) return null
  return {
    id: next.id,
    date: next.date.toISOString(),
    title: consultationTitle(next.specialty, next.doctorName),
    time: shortDateTimeIn(caller.browserTimeZone ?? next.timeZone, next.date),
    timeZone: next.timeZone,
    type: next.type,
    doctorName: next.doctorName,
    specialty: next.specialty,
  }
}

export async function deleteConsultation(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'consultation.deleted', id)
  const statements = deleteConsultationRow(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toConsultation)
}
