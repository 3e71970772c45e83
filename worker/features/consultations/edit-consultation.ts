import type { Consultation, ConsultationEdit } from '#contract/consultations.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { consultationEvent } from './consultation-event.ts'
import { consultationOf, editConsultationOf } from './consultations.queries.ts'
import { requireTodayOrLater } from './today-or-later.ts'

/**
 * Edits the fields of a consultation, never its status. A scheduled one may stay in the past, but not move
 * there.
 */
export async function editConsultation(
  work: MemberWork,
  id: string,
  edit: ConsultationEdit,
): Promise<Consultation> {
  const { caller, clock, db, member, read } = work
  const [[present]] = await read([consultationOf(db, member.id, id)])
  if (!present) throw new NotFound()
  if (present.status === 'Scheduled' && edit.date.getTime() !== present.date.getTime()) {
    requireTodayOrLater(caller.timeZone, edit.date, clock.now())
  }
  const audit = await auditEntry(work, 'consultation.edited', id)
  const to = { userId: member.id, companyId: audit.companyId }
  const event = consultationEvent('consultation_changed', { id, ...edit }, to, audit.at)
  const [, , [edited]] = await work.write(editConsultationOf(db, member.id, id, edit, audit, event))
  if (!edited) throw new NotFound()
  return toConsultation(edited)
}
