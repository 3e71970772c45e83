import { requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { type PresentMedication, partsOf, presentMedication, toAnswer } from './present-medication.ts'

/** Reads the member's medication and its current plan, checked like `requireVersion`. */
export async function requireMedication(work: MemberWork, id: string): Promise<PresentMedication> {
  const now = work.clock.now()
  const parts = await work.read(partsOf(work.db, work.member.id, id, now))
  return requireVersion(work, presentMedication(parts, now), toAnswer)
}
