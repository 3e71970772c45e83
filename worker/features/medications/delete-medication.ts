import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteMedicationOf } from './medications.queries.ts'

/** Deletes the medication with its plans and doses. */
export async function deleteMedication(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'medication.deleted', id)
  const [, [deleted]] = await work.write(deleteMedicationOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}
