import { DOSE_DAYS_BACK, type Medication } from '#contract/medications.ts'
import type { Answer } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { after, DAY } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { missingOrStale, requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesBetween, dosesOfMedication } from './doses/doses.queries.ts'
import { currentPlanOf, toMedication } from './medication.ts'
import {
  deleteMedicationRows,
  type MedicationRow,
  medicationOf,
  medicationsOf,
  ownDaysOf,
  type PlanRow,
  plansOfMedication,
  plansSince,
} from './medications.queries.ts'

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

/** Every medication with its schedule, its next dose and its stock. */
export async function listMedications(work: MemberWork): Promise<Medication[]> {
  const { clock, db, member, read } = work
  const now = clock.now()
  const { rows, plans, doses, ownDays } = await read({
    rows: medicationsOf(db, member.id),
    plans: plansSince(db, member.id, now),
    doses: dosesBetween(db, member.id, after(now, -DOSE_DAYS_BACK * DAY), after(now, 2 * DAY)),
    ownDays: ownDaysOf(db, member.id, now),
  })
  return rows.flatMap((row) => {
    const plan = currentPlanOf(plans, row.id)
    return plan ? [toMedication(row, plan, doses, ownDays, now)] : []
  })
}

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

/** Deletes the medication with its plans and doses. */
export async function deleteMedication(work: MemberWork, id: string): Promise<void> {
  const { clock, db, member, write } = work
  const now = clock.now()
  const audit = await auditEntry(work, 'medication.deleted', id)
  const { deletion, parts } = await write({
    deletion: deleteMedicationRows(db, member.id, targetOf(work, id), audit),
    parts: partsOf(db, member.id, id, now),
  })
  if (!deletion.deleted[0]) throw missingOrStale(presentMedication(parts, now), toAnswer)
}
