import type { BatchResponse } from 'drizzle-orm/batch'
import { requireAllowed, throttle } from './throttle.ts'
import type { MemberWork, Statements } from './work.ts'

/**
 * Runs a read for the export of one of the owner's lists. The first read also counts the export and throws
 * `TooMany` over the limit.
 */
export async function readExport<const Reads extends Statements>(
  work: MemberWork,
  isFirst: boolean,
  reads: Reads,
): Promise<BatchResponse<Reads>> {
  if (!isFirst) return work.read(reads)
  const perAccount = await throttle(work, 'exportPerAccount', work.member.id)
  const [counted, ...results] = await work.attempt([perAccount.attempt, ...reads])
  requireAllowed(work, counted)
  return results
}
