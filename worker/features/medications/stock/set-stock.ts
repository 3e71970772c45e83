import type { StockInput } from '#contract/medications.ts'
import type { Versioned } from '#contract/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toHundredths } from '../medication.ts'
import { checkSoon } from '../medications.queries.ts'
import { changeStock } from './change-stock.ts'

/** Starts tracking the stock, or corrects its count. */
export function setStock(work: MemberWork, id: string, input: StockInput): Promise<Versioned> {
  return changeStock(work, id, 'medication.stock_set', {
    stock: toHundredths(input.units),
    unitsPerDose: toHundredths(input.unitsPerDose),
    warnDays: input.warnDays,
    stockWarnedAt: null,
    stockCheckAt: checkSoon(work.clock.now()),
  })
}
