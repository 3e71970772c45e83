import type { Consultation } from '#contract/consultations.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { completeConsultationOf } from './consultation-changes.queries.ts'
import { requireStatusChange } from './require-status-change.ts'

export async function completeConsultation(work: MemberWork, id: string): Promise<Consultation> {
  const { db, member } = work
  await requireStatusChange(work, id, 'Completed')
  const audit = await auditEntry(work, 'consultation.completed', id)
  const statements = completeConsultationOf(db, member.id, targetOf(work, id), audit)
  const { completed, current } = await work.writeUncounted(statements)
  if (completed[0]) return toConsultation(completed[0])
  requireVersion(work, current[0], toConsultation)
  throw new Conflict('consultation_already_closed')
}
