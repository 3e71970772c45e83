import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteSleepOf } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

export async function deleteSleep(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'sleep.deleted', id)
  const statements = deleteSleepOf(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toSleepEntry)
}
