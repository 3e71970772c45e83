import type { Answer, Batch } from '#database/batch.ts'
import { requireAllowed, throttle } from './throttle.ts'
import type { MemberWork } from './work.ts'

/** Runs a read of the owner's export of a list. The first read also counts the export and throws `TooMany` over the limit. */
export async function readExport<const Reads extends Batch>(
  work: MemberWork,
  isFirst: boolean,
  reads: Reads,
): Promise<Answer<Reads>> {
  if (!isFirst) return work.read(reads)
  const perAccount = await throttle(work, 'exportPerAccount', work.member.id)
  const results = await work.attempt({ counted: perAccount.attempt, reads })
  requireAllowed(work, results.counted)
  return results.reads as unknown as Answer<Reads>
}
