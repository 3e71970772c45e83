import type { Medication } from '#contract/medications.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { partsOf, presentMedication } from './present-medication.ts'

/** One medication with its schedule, its next dose and its stock. */
export async function showMedication(
  { clock, db, member, read }: MemberWork,
  id: string,
): Promise<Medication> {
  const now = clock.now()
  const found = presentMedication(await read(partsOf(db, member.id, id, now)), now)
  if (!found) throw new NotFound()
  return found.answer
}
