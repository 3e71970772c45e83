import { DOSE_DAYS_BACK, type Medication } from '#contract/medications.ts'
import { after, DAY } from '#domain/duration.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesBetween } from './doses/doses.queries.ts'
import { currentPlanOf, toMedication } from './medication.ts'
import { medicationsOf, ownDaysOf, plansSince } from './medications.queries.ts'

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
