import type { Consultation, ConsultationStatus } from '../../contract/consultations.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { auditEntry } from './audit-entry.ts'
import { toConsultation } from './consultation.ts'
import { closeConsultationOf, consultationOf } from './consultations.queries.ts'

/** Completes or cancels a scheduled visit; nothing leaves Completed or Cancelled. */
export async function closeConsultation(
  work: MemberWork,
  id: string,
  status: ConsultationStatus,
): Promise<Consultation> {
  const { db, member, read } = work
  const [[present]] = await read([consultationOf(db, member.id, id)])
  if (!present) throw new NotFound()
  if (present.status !== 'Scheduled' || status === 'Scheduled') throw new Conflict('consultation_already_closed')
  const action = status === 'Completed' ? 'consultation.completed' : 'consultation.cancelled'
  const audit = await auditEntry(work, action, id)
  const [, [closed]] = await work.write(closeConsultationOf(db, member.id, id, status, audit))
  if (!closed) throw new Conflict('consultation_already_closed')
  return toConsultation(closed)
}
