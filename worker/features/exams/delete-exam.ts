import { auditEntry } from '../../platform/audit-entry.ts'
import { NotFound } from '../../platform/errors.ts'
import { deleteFiles } from '../../platform/files.ts'
import type { MemberWork } from '../../platform/work.ts'
import { deleteExamOf } from './exams.queries.ts'

/** Removes the result with its values and files; a file that stays behind is cleared by the cron. */
export async function deleteExam(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'exam.deleted', id)
  const [, files, , [deleted]] = await work.write(deleteExamOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
  await deleteFiles(
    work.env,
    files.flatMap(({ storageKey }) => storageKey ?? []),
  )
}
