import type { Exam, ExamInput } from '#contract/exams.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExam } from './exam.ts'
import { toExamRecord } from './exam-record.ts'
import { editExamOf } from './exams.queries.ts'

/** Replaces the exam and its values; its files stay. */
export async function editExam(work: MemberWork, id: string, input: ExamInput): Promise<Exam> {
  const record = toExamRecord(work, input)
  const audit = await auditEntry(work, 'exam.edited', id)
  const edit = editExamOf(work.db, work.member.id, id, record, audit)
  const [, , , [row], values, files] = await work.write(edit)
  if (!row) throw new NotFound()
  return toExam(row, values, files)
}
