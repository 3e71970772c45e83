import {
  CONSULTATIONS_PAGE_SIZE,
  type Consultation,
  type ConsultationsQuery,
} from '#contract/consultations.ts'
import { yearIn } from '#domain/time-zone.ts'
import { type HistoryPage, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationsOf, firstConsultationOf } from './consultations.queries.ts'

/** A page of the member's consultations that match the filter, the latest date first. */
export async function listConsultations(
  { caller, clock, db, member, read }: MemberWork,
  { cursor, year, ...filter }: ConsultationsQuery,
): Promise<HistoryPage<Consultation>> {
  const within = year === undefined ? undefined : yearIn(caller.timeZone, year)
  const [rows, [first]] = await read([
    consultationsOf(
      db,
      member.id,
      clock.now(),
      { ...filter, within },
      positionOf(cursor),
      CONSULTATIONS_PAGE_SIZE + 1,
    ),
    firstConsultationOf(db, member.id),
  ])
  const page = pageOf(rows, CONSULTATIONS_PAGE_SIZE, toConsultation, (row) => row.date)
  return { ...page, first: cursor ? undefined : first?.date.toISOString() }
}
