import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteReportOf } from './jobs/jobs.queries.ts'

export async function deleteReport(work: MemberWork, id: string): Promise<void> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'report.deleted', id)
  const { deleted } = await write(deleteReportOf(db, member.id, id, audit))
  if (!deleted[0]) throw new NotFound()
  await clearFiles(work, deleted[0].partKeys)
}
