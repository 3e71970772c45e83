import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { statusConflict } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { closeConsultation } from './consultation-changes.queries.ts'
import { consultationEvent } from './consultation-event.ts'
import { consultationOf } from './consultations.queries.ts'

/** Completes or cancels a scheduled consultation. A cancellation notifies the member. */
export async function changeStatus(
  work: MemberWork,
  id: string,
  status: ConsultationStatus,
): Promise<Consultation> {
  const { db, member, read } = work
  const [[row]] = await read([consultationOf(db, member.id, id)])
  const present = requireVersion(work, row, toConsultation)
  const conflict = statusConflict(present.status, status)
  if (conflict) throw new Conflict(conflict)
  if (status === 'Scheduled')
    throw new Error('The rules allow a consultation to become Scheduled, but no verb does it')
  const isCancelled = status === 'Cancelled'
  const audit = await auditEntry(work, isCancelled ? 'consultation.cancelled' : 'consultation.completed', id)
  const to = { userId: member.id, companyId: audit.companyId }
  const event = isCancelled ? consultationEvent('consultation_cancelled', present, to, audit.at) : undefined
  const { closed, current } = await work.writeUncounted(
    closeConsultation(db, member.id, targetOf(work, id), status, audit, event),
  )
  if (closed[0]) return toConsultation(closed[0])
  requireVersion(work, current[0], toConsultation)
  throw new Conflict('consultation_already_closed')
}
