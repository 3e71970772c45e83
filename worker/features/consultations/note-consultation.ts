import type { Consultation, ConsultationNotes } from '#contract/consultations.ts'
import { isEditable } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { notedConsultation, updateConsultationNotes } from './consultation-changes.queries.ts'
import { consultationOf } from './consultations.queries.ts'

/** Replaces the notes of a consultation that is not cancelled. Nobody is notified: no notification shows them. */
export async function noteConsultation(
  work: MemberWork,
  id: string,
  { notes }: ConsultationNotes,
): Promise<Consultation> {
  const { db, member } = work
  const [[row]] = await work.read([consultationOf(db, member.id, id)])
  const present = requireVersion(work, row, toConsultation)
  if (!isEditable(present)) throw new Conflict('consultation_cancelled')
  const audit = await auditEntry(work, 'consultation.edited', id)
  const noted = { ...toConsultation(present), notes, version: present.version + 1 }
  const results = await work.write(updateConsultationNotes(db, member.id, targetOf(work, id), notes, audit), {
    status: 200,
    body: noted,
    where: notedConsultation(member.id, noted),
  })
  if (results.noted[0]) return toConsultation(results.noted[0])
  requireVersion(work, results.current[0], toConsultation)
  throw new Conflict('consultation_cancelled')
}
