import type { Versioned } from '#contract/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { changeStock } from './change-stock.ts'

/** Stops tracking the stock. */
export function dropStock(work: MemberWork, id: string): Promise<Versioned> {
  const change = { stock: null, stockWarnedAt: null, stockCheckAt: null }
  return changeStock(work, id, 'medication.stock_dropped', change)
}
