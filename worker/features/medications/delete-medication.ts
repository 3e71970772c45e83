import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteMedicationOf } from './medications.queries.ts'
import { partsOf, presentMedication, toAnswer } from './present-medication.ts'

/** Deletes the medication with its plans and doses. */
export async function deleteMedication(work: MemberWork, id: string): Promise<void> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const audit = await auditEntry(work, 'medication.deleted', id)
  const { deletion, parts } = await write({
    deletion: deleteMedicationOf(db, member.id, targetOf(work, id), audit),
    parts: partsOf(db, member.id, id, now),
  })
  if (!deletion.deleted[0]) throw missingOrStale(presentMedication(parts, now), toAnswer)
}
