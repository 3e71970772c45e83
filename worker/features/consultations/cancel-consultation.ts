import type { Consultation } from '#contract/consultations.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { cancelConsultationOf } from './consultation-changes.queries.ts'
import { consultationEvent } from './consultation-event.ts'
import { requireStatusChange } from './require-status-change.ts'

/** Cancels a scheduled consultation and notifies the member. */
export async function cancelConsultation(work: MemberWork, id: string): Promise<Consultation> {
  const { db, member } = work
  const present = await requireStatusChange(work, id, 'Cancelled')
  const audit = await auditEntry(work, 'consultation.cancelled', id)
  const to = { userId: member.id, companyId: audit.companyId }
  const event = consultationEvent('consultation_cancelled', present, to, audit.at)
  const statements = cancelConsultationOf(db, member.id, targetOf(work, id), audit, event)
  const { cancelled, current } = await work.writeUncounted(statements)
  if (cancelled[0]) return toConsultation(cancelled[0])
  requireVersion(work, current[0], toConsultation)
  throw new Conflict('consultation_already_closed')
}
