import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteAnamnesisOf } from './anamnesis.queries.ts'
import { toAnamnesis } from './anamnesis.ts'

export async function deleteAnamnesis(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'anamnesis.deleted', id)
  const statements = deleteAnamnesisOf(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toAnamnesis)
}
