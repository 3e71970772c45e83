import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteRejectionTextOf } from './rejection-texts.queries.ts'

export async function deleteRejectionText(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'rejection_text.deleted', id)
  const statements = deleteRejectionTextOf(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], (text) => text)
}
