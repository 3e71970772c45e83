import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { changeMedication } from '../medications.queries.ts'

/** Stops tracking the stock. */
export async function dropStock(work: MemberWork, id: string): Promise<void> {
  const change = { stock: null, stockWarnedAt: null, stockCheckAt: null }
  const audit = await auditEntry(work, 'medication.stock_dropped', id)
  const [, [changed]] = await work.write(changeMedication(work.db, work.member.id, id, change, audit))
  if (!changed) throw new NotFound()
}
