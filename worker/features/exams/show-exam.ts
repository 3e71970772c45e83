import type { Exam } from '#contract/exams.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExam } from './exam.ts'
import { examOf } from './exams.queries.ts'

export async function showExam({ db, member, read }: MemberWork, id: string): Promise<Exam> {
  const { exam, values, files } = await read(examOf(db, member.id, id))
  if (!exam[0]) throw new NotFound()
  return toExam(exam[0], values, files)
}
