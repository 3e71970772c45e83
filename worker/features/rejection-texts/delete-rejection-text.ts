import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteRejectionTextOf } from './rejection-texts.queries.ts'

export async function deleteRejectionText(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'rejection_text.deleted', id)
  const [, [deleted]] = await work.write(deleteRejectionTextOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}
