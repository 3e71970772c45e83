import type { Consultation, ConsultationStatus } from '#contract/consultations.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationEvent } from './consultation-event.ts'
import { closeConsultationOf, consultationOf } from './consultations.queries.ts'

/** Completes or cancels a scheduled consultation; nothing leaves Completed or Cancelled. */
export async function closeConsultation(
  work: MemberWork,
  id: string,
  status: ConsultationStatus,
): Promise<Consultation> {
  const { db, member, read } = work
  const [[present]] = await read([consultationOf(db, member.id, id)])
  if (!present) throw new NotFound()
  if (present.status !== 'Scheduled') throw new Conflict('consultation_already_closed')
  if (status === 'Scheduled') throw new Conflict('consultation_already_scheduled')
  const action = status === 'Completed' ? 'consultation.completed' : 'consultation.cancelled'
  const audit = await auditEntry(work, action, id)
  const to = { userId: member.id, companyId: audit.companyId }
  const event =
    status === 'Cancelled' ? consultationEvent('consultation_cancelled', present, to, audit.at) : undefined
  const results = await work.write(closeConsultationOf(db, member.id, id, status, audit, event))
  const [closed] = results.at(-1) ?? []
  if (!closed) throw new Conflict('consultation_already_closed')
  return toConsultation(closed)
}
