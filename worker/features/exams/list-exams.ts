import { EXAMS_PAGE_SIZE, type ExamSummary } from '#contract/exams.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toSummary } from './exam.ts'
import { examsOf } from './exams.queries.ts'

/** A page of the exams that match the search, the newest first. */
export async function listExams(
  { db, member, read }: MemberWork,
  { search = '', cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<Page<ExamSummary>> {
  const [rows, values, files] = await read(
    examsOf(db, member.id, search, positionOf(cursor), EXAMS_PAGE_SIZE + 1),
  )
  return pageOf(
    rows,
    EXAMS_PAGE_SIZE,
    (row) => toSummary(row, values, files),
    ({ date }) => new Date(`${date}T00:00:00Z`),
  )
}
