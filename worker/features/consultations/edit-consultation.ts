import type { Consultation, ConsultationEdit } from '#contract/consultations.ts'
import { isEditable, mayHaveDate, mustBeFree, reminderDueAt } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { DATE_PAST } from '#texts/consultations.ts'
import { toConsultation } from './consultation.ts'
import { updateConsultation } from './consultation-changes.queries.ts'
import { consultationEvent } from './consultation-event.ts'
import { consultationOf, linkableExamsOf } from './consultations.queries.ts'
import { consultationOverlapping } from './overlaps.queries.ts'
import { preparationOf } from './preparation.ts'
import { requireFreeTime } from './require-free-time.ts'

/**
 * Edits the fields of a consultation that is not cancelled, but never its status or the time zone in which it
 * was made. With `overlap: 'ask'` it may not be moved to a time at which the member has another one.
 */
export async function editConsultation(
  work: MemberWork,
  id: string,
  { overlap, ...edit }: ConsultationEdit,
): Promise<Consultation> {
  const { caller, clock, db, member, read } = work
  const { row, obstacle, exams } = await read({
    row: consultationOf(db, member.id, id),
    obstacle: consultationOverlapping(db, member.id, edit.date, id),
    exams: linkableExamsOf(db, member.id, edit.examIds ?? []),
  })
  const present = requireVersion(work, row[0], toConsultation)
  if (!isEditable(present)) throw new Conflict('consultation_cancelled')
  if (!mayHaveDate(present, edit.date, caller.timeZone, clock.now())) throw new Invalid({ date: DATE_PAST })
  const needsFreeTime = overlap === 'ask' && mustBeFree(present, edit.date)
  if (needsFreeTime) requireFreeTime(work, obstacle[0])
  const audit = await auditEntry(work, 'consultation.edited', id)
  const to = { userId: member.id, companyId: audit.companyId }
  const { timeZone } = present
  const event = consultationEvent('consultation_changed', { id, timeZone, ...edit }, to, audit.at)
  const { date, type, doctorName, specialty, notes } = edit
  const change = {
    ...{ date, type, doctorName, specialty, notes },
    ...preparationOf(edit, exams),
    remindAt: reminderDueAt({ date, timeZone }),
  }
  const statements = updateConsultation(
    db,
    member.id,
    targetOf(work, id),
    change,
    needsFreeTime,
    audit,
    event,
  )
  const { edited, current } = await work.write(statements)
  if (edited[0]) return toConsultation(edited[0])
  const unedited = requireVersion(work, current[0], toConsultation)
  throw new Conflict(isEditable(unedited) ? 'consultation_overlaps' : 'consultation_cancelled')
}
