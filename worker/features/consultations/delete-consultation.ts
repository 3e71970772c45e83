import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteConsultationOf } from './consultations.queries.ts'

export async function deleteConsultation(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'consultation.deleted', id)
  const [, [deleted]] = await work.write(deleteConsultationOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}
