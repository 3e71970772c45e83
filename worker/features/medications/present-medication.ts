import { DOSE_DAYS_BACK, type Medication } from '#contract/medications.ts'
import type { Answer } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { after, DAY } from '#domain/duration.ts'
import { requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesOfMedication } from './doses/doses.queries.ts'
import { currentPlanOf, toMedication } from './medication.ts'
import {
  type MedicationRow,
  medicationOf,
  ownDaysOf,
  type PlanRow,
  plansOfMedication,
} from './medications.queries.ts'

/** Reads everything needed to present a medication. */
export function partsOf(db: Database, ownerId: string, id: string, now: Date) {
  return {
    medication: medicationOf(db, ownerId, id),
    plans: plansOfMedication(db, ownerId, id, now),
    doses: dosesOfMedication(db, ownerId, id, after(now, -DOSE_DAYS_BACK * DAY), after(now, 2 * DAY)),
    ownDays: ownDaysOf(db, ownerId, now),
  }
}

/** The medication as its owner sees it, with its row and its plan. */
interface PresentMedication {
  row: MedicationRow
  plan: PlanRow
  version: number
  answer: Medication
}

export function presentMedication(
  { medication, plans, doses, ownDays }: Answer<ReturnType<typeof partsOf>>,
  now: Date,
): PresentMedication | undefined {
  const [row] = medication
  const plan = row && currentPlanOf(plans, row.id)
  if (!row || !plan) return undefined
  const newestFirst = [...doses].reverse()
  return { row, plan, version: row.version, answer: toMedication(row, plan, newestFirst, ownDays, now) }
}

export const toAnswer = ({ answer }: PresentMedication): Medication => answer

/** Reads the member's medication and its current plan, checked like `requireVersion`. */
export async function requireMedication(work: MemberWork, id: string): Promise<PresentMedication> {
  const now = work.clock.now()
  const parts = await work.read(partsOf(work.db, work.member.id, id, now))
  return requireVersion(work, presentMedication(parts, now), toAnswer)
}
