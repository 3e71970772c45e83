import type { Consultation, ConsultationEdit } from '#contract/consultations.ts'
import { mayHaveDate, reminderDueAt } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Invalid } from '#platform/errors.ts'
import { missingOrStale, requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { DATE_PAST } from '#texts/consultations.ts'
import { toConsultation } from './consultation.ts'
import { consultationEvent } from './consultation-event.ts'
import { consultationOf, editConsultationOf } from './consultations.queries.ts'

/** Edits the fields of a consultation, never its status nor the time zone that it was made in. */
export async function editConsultation(
  work: MemberWork,
  id: string,
  edit: ConsultationEdit,
): Promise<Consultation> {
  const { caller, clock, db, member, read } = work
  const [[row]] = await read([consultationOf(db, member.id, id)])
  const present = requireVersion(work, row, toConsultation)
  if (!mayHaveDate(present, edit.date, caller.timeZone, clock.now())) throw new Invalid({ date: DATE_PAST })
  const audit = await auditEntry(work, 'consultation.edited', id)
  const to = { userId: member.id, companyId: audit.companyId }
  const { timeZone } = present
  const event = consultationEvent('consultation_changed', { id, timeZone, ...edit }, to, audit.at)
  const change = { ...edit, remindAt: reminderDueAt({ date: edit.date, timeZone }) }
  const statements = editConsultationOf(db, member.id, targetOf(work, id), change, audit, event)
  const [, , [edited], [current]] = await work.write(statements)
  if (!edited) throw missingOrStale(current, toConsultation)
  return toConsultation(edited)
}
