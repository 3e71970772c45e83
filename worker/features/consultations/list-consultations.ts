import { CONSULTATIONS_PAGE_SIZE, type Consultation } from '#contract/consultations.ts'
import type { PageQuery } from '#contract/page.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationsOf } from './consultations.queries.ts'

/** A page of the member's consultations, the latest date first. */
export async function listConsultations(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<Consultation>> {
  const [rows] = await read([consultationsOf(db, member.id, positionOf(cursor), CONSULTATIONS_PAGE_SIZE + 1)])
  return pageOf(rows, CONSULTATIONS_PAGE_SIZE, toConsultation, (row) => row.date)
}
