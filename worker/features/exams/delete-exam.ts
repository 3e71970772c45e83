import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteExamOf } from './exams.queries.ts'

/** Removes the result with its values and files; a file that stays behind is cleared by the cron. */
export async function deleteExam(work: MemberWork, id: string): Promise<void> {
  const { caller, db, env, member, write } = work
  const audit = await auditEntry(work, 'exam.deleted', id)
  const [, files, , [deleted]] = await write(deleteExamOf(db, member.id, id, audit))
  if (!deleted) throw new NotFound()
  const keys = files.flatMap(({ storageKey }) => storageKey ?? [])
  await clearFiles(env, keys, caller.requestId)
}
