import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteExamOf } from './exams.queries.ts'

/** Deletes the exam with its values and files. The cron deletes contents that the file store could not. */
export async function deleteExam(work: MemberWork, id: string): Promise<void> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'exam.deleted', id)
  const [, , files, , [deleted]] = await write(deleteExamOf(db, member.id, id, audit))
  if (!deleted) throw new NotFound()
  const keys = files.flatMap(({ storageKey }) => storageKey ?? [])
  await clearFiles(work, keys)
}
