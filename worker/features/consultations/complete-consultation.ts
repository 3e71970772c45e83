import type { Consultation } from '#contract/consultations.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { completeConsultationOf } from './consultations.queries.ts'
import { requireStatusChange } from './require-status-change.ts'

/** Marks a scheduled consultation as completed. */
export async function completeConsultation(work: MemberWork, id: string): Promise<Consultation> {
  const { db, member } = work
  await requireStatusChange(work, id, 'Completed')
  const audit = await auditEntry(work, 'consultation.completed', id)
  const [, [completed]] = await work.write(completeConsultationOf(db, member.id, id, audit))
  if (!completed) throw new Conflict('consultation_already_closed')
  return toConsultation(completed)
}
