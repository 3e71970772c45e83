import { EXAMS_PAGE_SIZE, type ExamSummary, type ExamsQuery } from '#contract/exams.ts'
import { type HistoryPage, historyPage } from '#platform/history-page.ts'
import { pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toSummary } from './exam.ts'
import { examsOf, firstExamOf } from './exams.queries.ts'

/** A page of the exams that match the query, newest first. */
export async function listExams(
  { db, member, read }: MemberWork,
  query: ExamsQuery,
): Promise<HistoryPage<ExamSummary>> {
  const { search, year, file, cursor } = query
  const slice = { search, year, position: positionOf(cursor), limit: EXAMS_PAGE_SIZE + 1 }
  const { found, oldest } = await read({
    found: examsOf(db, member.id, slice, file),
    oldest: firstExamOf(db, member.id),
  })
  const page = pageOf(
    found.exams,
    EXAMS_PAGE_SIZE,
    (row) => toSummary(row, found.values, found.files),
    ({ date }) => new Date(`${date}T00:00:00Z`),
  )
  return historyPage(page, query, oldest[0]?.date)
}
