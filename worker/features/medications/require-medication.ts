import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { currentPlanOf } from './medication.ts'
import { medicationOf, plansOfMedication } from './medications.queries.ts'

/** Reads the member's medication and its current plan. Throws `NotFound`. */
export async function requireMedication({ clock, db, member, read }: MemberWork, id: string) {
  const [[row], plans] = await read([
    medicationOf(db, member.id, id),
    plansOfMedication(db, member.id, id, clock.now()),
  ])
  const present = currentPlanOf(plans, id)
  if (!row || !present) throw new NotFound()
  return { row, present }
}
