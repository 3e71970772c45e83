import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { deleteConsultationOf } from './consultation-changes.queries.ts'

export async function deleteConsultation(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'consultation.deleted', id)
  const statements = deleteConsultationOf(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toConsultation)
}
