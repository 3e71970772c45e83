import {
  CONSULTATIONS_PAGE_SIZE,
  CONSULTATIONS_TAB_PAGE_SIZE,
  type Consultation,
  type ConsultationsQuery,
} from '#contract/consultations.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationsOf, firstConsultationOf } from './consultations.queries.ts'

/** A page of the member's consultations that match the query, latest date first. */
export async function listConsultations(
  { caller, clock, db, member, read }: MemberWork,
  query: ConsultationsQuery,
): Promise<HistoryPage<Consultation>> {
  const size = query.group ? CONSULTATIONS_TAB_PAGE_SIZE : CONSULTATIONS_PAGE_SIZE
  const slice = sliceOf(query, caller.timeZone, size)
  const [rows, [oldest]] = await read([
    consultationsOf(db, member.id, clock.now(), slice, query),
    firstConsultationOf(db, member.id),
  ])
  const page = pageOf(rows, size, toConsultation, (row) => row.date)
  return historyPage(page, query, oldest?.date)
}
