import { UNITS_MAX } from '#contract/medications.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { toHundredths } from '../medication.ts'
import {
  changeMedication,
  checkSoon,
  isStockTracked,
  medicationOf,
  stockPlus,
} from '../medications.queries.ts'

/** Adds units to the stock and allows the next warning. */
export async function refill(work: MemberWork, id: string, units: number): Promise<{ units: number }> {
  const { clock, db, member, write } = work
  const row = await readOne(work, medicationOf(db, member.id, id))
  if (row.stock === null) throw new Conflict('stock_not_followed')
  const change = {
    stock: stockPlus(toHundredths(units), toHundredths(UNITS_MAX)),
    stockWarnedAt: null,
    stockCheckAt: checkSoon(clock.now()),
  }
  const audit = await auditEntry(work, 'medication.refilled', id)
  const target = { id }
  const answer = { units }
  const { changed } = await write(changeMedication(db, member.id, target, change, audit, isStockTracked), {
    status: 201,
    body: answer,
  })
  if (!changed[0]) throw new Conflict('stock_not_followed')
  return answer
}
