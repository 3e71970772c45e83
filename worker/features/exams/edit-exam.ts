import type { Exam, ExamInput } from '#contract/exams.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExam } from './exam.ts'
import { toExamRecord } from './exam-record.ts'
import { editExamOf } from './exams.queries.ts'

/** Replaces the exam and its values; its files stay. */
export async function editExam(work: MemberWork, id: string, input: ExamInput): Promise<Exam> {
  const record = toExamRecord(work, input)
  const audit = await auditEntry(work, 'exam.edited', id)
  const statements = editExamOf(work.db, work.member.id, targetOf(work, id), record, audit)
  const { edited, present } = await work.write(statements)
  const { exam, values, files } = present
  if (!edited[0] || !exam[0]) throw missingOrStale(exam[0], (current) => toExam(current, values, files))
  return toExam(exam[0], values, files)
}
