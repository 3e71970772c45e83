import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteSleepOf } from './sleep.queries.ts'

export async function deleteSleep(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'sleep.deleted', id)
  const [, [deleted]] = await work.write(deleteSleepOf(work.db, work.member.id, id, audit))
  if (!deleted) throw new NotFound()
}
