import type { Versioned } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { type Change, changeMedication } from '../medications.queries.ts'
import { partsOf, presentMedication, toAnswer } from '../present-medication.ts'

/** Changes the stock of a medication, whatever its status and plan. */
export async function changeStock(
  work: MemberWork,
  id: string,
  action: 'medication.stock_set' | 'medication.stock_dropped',
  change: Change,
): Promise<Versioned> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const audit = await auditEntry(work, action, id)
  const { stock, parts } = await write({
    stock: changeMedication(db, member.id, targetOf(work, id), change, audit),
    parts: partsOf(db, member.id, id, now),
  })
  if (!stock.changed[0]) throw missingOrStale(presentMedication(parts, now), toAnswer)
  return stock.changed[0]
}
