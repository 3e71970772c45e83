import type { Consultation, DeletedConsultation } from '#contract/consultations.ts'
import { reminderDueAt } from '#domain/consultation-rules.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toConsultation } from './consultation.ts'
import { insertedConsultation, reinsertConsultation } from './consultation-changes.queries.ts'
import { linkableExamsOf } from './consultations.queries.ts'
import { newPreparationOf } from './preparation.ts'

/**
 * Restores a consultation that the member deleted, with its id, status, time zone and version. If it exists
 * again, it stays as it is. Throws `NotFound` if the member did not delete it, or closed it with another
 * status.
 */
export async function restoreConsultation(
  work: MemberWork,
  id: string,
  deleted: DeletedConsultation,
): Promise<Consultation> {
  const { clock, db, member } = work
  const [exams] = await work.read([linkableExamsOf(db, member.id, deleted.examIds ?? [])])
  const row = { ...deleted, id, ...newPreparationOf(deleted, exams) }
  const audit = await auditEntry(work, 'consultation.restored', id)
  const stored = { ...row, ownerId: member.id, remindAt: reminderDueAt(row), createdAt: clock.now() }
  const { restored } = await work.write(reinsertConsultation(db, stored, audit), {
    status: 201,
    body: toConsultation({ ...row, exams }),
    where: insertedConsultation(member.id, id),
  })
  if (!restored[0]) throw new NotFound()
  return toConsultation(restored[0])
}
