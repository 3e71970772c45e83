import type { Exam, ExamInput } from '#contract/exams.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExamRecord } from './exam-record.ts'
import { insertExam } from './exams.queries.ts'

export async function addExam(work: MemberWork, input: ExamInput): Promise<Exam> {
  const { clock, db, member, write } = work
  const record = toExamRecord(work, input)
  const row = { id: crypto.randomUUID(), ownerId: member.id, createdAt: clock.now() }
  const exam = { ...record, id: row.id, files: [] }
  const audit = await auditEntry(work, 'exam.added', row.id)
  await write(insertExam(db, row, record, audit), { status: 201, body: exam })
  return exam
}
