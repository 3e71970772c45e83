import { EXAMS_PAGE_SIZE, type ExamSummary, type ExamsQuery } from '#contract/exams.ts'
import { type HistoryPage, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { toSummary } from './exam.ts'
import { examsOf, firstExamOf } from './exams.queries.ts'

/** A page of the exams that match the query, the newest first. */
export async function listExams(
  { db, member, read }: MemberWork,
  { search = '', year, file, cursor }: ExamsQuery,
): Promise<HistoryPage<ExamSummary>> {
  const [rows, values, files, [oldest]] = await read([
    ...examsOf(db, member.id, { search, year, file }, positionOf(cursor), EXAMS_PAGE_SIZE + 1),
    firstExamOf(db, member.id),
  ])
  const page = pageOf(
    rows,
    EXAMS_PAGE_SIZE,
    (row) => toSummary(row, values, files),
    ({ date }) => new Date(`${date}T00:00:00Z`),
  )
  return { ...page, first: cursor ? undefined : oldest?.date }
}
