import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteDose } from './doses.queries.ts'

/** Deletes the decision on a dose and returns its units to the stock. */
export async function undoDose(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'dose.undone', id)
  const statements = deleteDose(work.db, work.member.id, id, work.clock.now(), audit)
  const { deleted } = await work.write(statements)
  if (!deleted[0]) throw new NotFound()
}
