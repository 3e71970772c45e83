import { DOSE_DAYS_BACK, HISTORY_DAYS, type MedicationHistory } from '#contract/medications.ts'
import { slotsOfAll } from '#domain/dose-slots.ts'
import { after, DAY } from '#domain/duration.ts'
import { addDays, dayIn } from '#domain/time-zone.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesOfMedication } from './doses/doses.queries.ts'
import { currentPlanOf, dayDoses, spanOf } from './medication.ts'
import { medicationOf, plansOfMedication } from './medications.queries.ts'

/** A medication's decided and missed doses of two weeks, the latest first. */
export async function showHistory(
  { caller, clock, db, member, read }: MemberWork,
  id: string,
  before?: string,
): Promise<MedicationHistory> {
  const now = clock.now()
  const last = addDays(before ?? addDays(dayIn(caller.timeZone, now), 1), -1)
  const first = addDays(last, 1 - HISTORY_DAYS)
  const [from, to] = spanOf(caller.timeZone, first, last)
  const [[row], plans, decisions] = await read([
    medicationOf(db, member.id, id),
    plansOfMedication(db, member.id, id, from),
    dosesOfMedication(db, member.id, id, from, to),
  ])
  if (!row) throw new NotFound()
  const timeZone = currentPlanOf(plans, id)?.timeZone ?? caller.timeZone
  const doses = dayDoses(row, timeZone, slotsOfAll(plans, from, to), decisions, now).filter(
    ({ state }) => state !== 'upcoming' && state !== 'late',
  )
  const begins = after(row.createdAt, -DOSE_DAYS_BACK * DAY)
  return { doses: doses.reverse(), before: from > begins ? first : null }
}
