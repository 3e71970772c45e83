import { DATE_IN_FUTURE, type Exam, type ExamInput } from '../../contract/exams.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { toExam } from './exam.ts'
import { type ExamRecord, editExamOf, insertExam } from './exams.queries.ts'

export async function addExam(work: MemberWork, input: ExamInput): Promise<Exam> {
  const { clock, db, member, write } = work
  requirePast(work, input)
  const row = { id: crypto.randomUUID(), ownerId: member.id, createdAt: clock.now() }
  const record = withIds(input)
  const exam = { ...record, id: row.id, files: [] }
  const audit = await auditEntry(work, 'exam.added', row.id)
  await write(insertExam(db, row, record, audit), { status: 201, body: exam })
  return exam
}

/** Replaces the result and its values; its files stay. */
export async function editExam(work: MemberWork, id: string, input: ExamInput): Promise<Exam> {
  requirePast(work, input)
  const audit = await auditEntry(work, 'exam.edited', id)
  const edit = editExamOf(work.db, work.member.id, id, withIds(input), audit)
  const [, , , [row], values, files] = await work.write(edit)
  if (!row) throw new NotFound()
  return toExam(row, values, files)
}

function withIds(input: ExamInput): ExamRecord {
  return { ...input, values: input.values.map((value) => ({ ...value, id: crypto.randomUUID() })) }
}

/** A day belongs to the member's own calendar. */
function requirePast({ caller, clock }: MemberWork, { date }: ExamInput): void {
  if (date > dayIn(caller.timeZone, clock.now())) throw new Invalid({ date: DATE_IN_FUTURE })
}
