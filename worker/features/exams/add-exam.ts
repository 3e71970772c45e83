import * as v from 'valibot'
import type { Exam, ExamInput } from '#contract/exams.ts'
import { FIRST_VERSION } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { ReplayedAnswer } from '#platform/replayed-answer.ts'
import type { MemberWork } from '#platform/work.ts'
import { showExam, toExam } from './exam.ts'
import { toExamRecord } from './exam-record.ts'
import { insertExam } from './exams.queries.ts'

/** Stored for a retry instead of the answer, which can be as large as 60 KB. */
const reference = v.object({ id: v.string() })

export async function addExam(work: MemberWork, input: ExamInput): Promise<Exam> {
  try {
    return await insert(work, input)
  } catch (error) {
    if (!(error instanceof ReplayedAnswer)) throw error
    const { id } = v.parse(reference, error.answer)
    throw new ReplayedAnswer(error.status, await showExam(work, id))
  }
}

async function insert(work: MemberWork, input: ExamInput): Promise<Exam> {
  const { clock, db, member, write } = work
  const record = toExamRecord(work, input)
  const row = { id: crypto.randomUUID(), ownerId: member.id, createdAt: clock.now() }
  const exam = toExam({ ...record, ...row, version: FIRST_VERSION }, record.values, [])
  const audit = await auditEntry(work, 'exam.added', row.id)
  await write(insertExam(db, row, record, audit), { status: 201, body: { id: row.id } })
  return exam
}
