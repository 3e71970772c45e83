import { ANAMNESES_PAGE_SIZE, type Anamnesis } from '#contract/anamnesis.ts'
import type { PageQuery } from '#contract/page.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { anamnesesOf } from './anamnesis.queries.ts'
import { toAnamnesis } from './anamnesis.ts'

/** A page of the saved questionnaires, newest first. */
export async function listAnamneses(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<Anamnesis>> {
  const [rows] = await read([anamnesesOf(db, member.id, positionOf(cursor), ANAMNESES_PAGE_SIZE + 1)])
  return pageOf(rows, ANAMNESES_PAGE_SIZE, toAnamnesis, (row) => row.createdAt)
}
