import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteDose } from './doses.queries.ts'

/** The dose is open again, and the stock has back what it took. */
export async function undoDose(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'dose.undone', id)
  const statements = deleteDose(work.db, work.member.id, id, work.clock.now(), audit)
  const [, , [deleted]] = await work.write(statements)
  if (!deleted) throw new NotFound()
}
