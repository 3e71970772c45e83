import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteExamFileOf } from './exam-files.queries.ts'

/** Removes one file of a result; content that stays behind is cleared by the cron. */
export async function deleteExamFile(work: MemberWork, id: string): Promise<void> {
  const { caller, db, env, member, write } = work
  const audit = await auditEntry(work, 'exam_file.deleted', id)
  const [, [deleted]] = await write(deleteExamFileOf(db, member.id, id, audit))
  if (!deleted) throw new NotFound()
  if (deleted.storageKey) await clearFiles(env, [deleted.storageKey], caller.requestId)
}
