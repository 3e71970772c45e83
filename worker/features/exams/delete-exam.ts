import { auditEntry } from '#platform/audit-entry.ts'
import { clearFiles } from '#platform/files.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toExam } from './exam.ts'
import { deleteExamOf } from './exams.queries.ts'

/**
 * Deletes the exam with its values and files. If the file store cannot delete the contents, the cron does so
 * later.
 */
export async function deleteExam(work: MemberWork, id: string): Promise<void> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'exam.deleted', id)
  const statements = deleteExamOf(db, member.id, targetOf(work, id), audit)
  const { files, deleted, left } = await write(statements)
  if (!deleted[0]) throw missingOrStale(left.exam[0], (current) => toExam(current, left.values, left.files))
  const keys = files.flatMap(({ storageKey }) => storageKey ?? [])
  await clearFiles(work, keys)
}
