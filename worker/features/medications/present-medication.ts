import { DOSE_DAYS_BACK, type Medication } from '#contract/medications.ts'
import type { Database } from '#database/client.ts'
import type { OwnDays } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { type DoseRow, dosesOfMedication } from './doses/doses.queries.ts'
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
  return [
    medicationOf(db, ownerId, id),
    plansOfMedication(db, ownerId, id, now),
    dosesOfMedication(db, ownerId, id, after(now, -DOSE_DAYS_BACK * DAY), after(now, 2 * DAY)),
    ownDaysOf(db, ownerId, now),
  ] as const
}

type Parts = readonly [MedicationRow[], PlanRow[], DoseRow[], OwnDays]

/** The medication as its owner sees it, with its row and its plan. */
export interface PresentMedication {
  row: MedicationRow
  plan: PlanRow
  version: number
  answer: Medication
}

export function presentMedication(
  [[row], plans, doses, ownDays]: Parts,
  now: Date,
): PresentMedication | undefined {
  const plan = row && currentPlanOf(plans, row.id)
  if (!row || !plan) return undefined
  const newestFirst = [...doses].reverse()
  return { row, plan, version: row.version, answer: toMedication(row, plan, newestFirst, ownDays, now) }
}

export const toAnswer = ({ answer }: PresentMedication): Medication => answer
