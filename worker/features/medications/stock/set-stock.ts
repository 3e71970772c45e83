import type { StockInput } from '#contract/medications.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { toHundredths } from '../medication.ts'
import { changeMedication, checkSoon } from '../medications.queries.ts'

/** Starts to track the stock, or corrects its count. */
export async function setStock(work: MemberWork, id: string, input: StockInput): Promise<void> {
  const now = work.clock.now()
  const change = {
    stock: toHundredths(input.units),
    unitsPerDose: toHundredths(input.unitsPerDose),
    warnDays: input.warnDays,
    stockWarnedAt: null,
    stockCheckAt: checkSoon(now),
  }
  const audit = await auditEntry(work, 'medication.stock_set', id)
  const [, [changed]] = await work.write(changeMedication(work.db, work.member.id, id, change, audit))
  if (!changed) throw new NotFound()
}
