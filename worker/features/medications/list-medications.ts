import {
  DOSE_DAYS_BACK,
  HISTORY_DAYS,
  type Medication,
  type MedicationDay,
  type MedicationHistory,
} from '../../contract/medications.ts'
import { after, DAY } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { addDays, dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { slotsOfAll } from './dose-slots.ts'
import { dosesBetween, dosesOfMedication } from './doses.queries.ts'
import { currentPlanOf, dayDoses, plansOfOne, spanOf, toMedication } from './medication.ts'
import { medicationOf, medicationsOf, plansOfMedication, plansSince } from './medications.queries.ts'

/** Every medication with its schedule, its next dose and its stock. */
export async function listMedications(work: MemberWork): Promise<Medication[]> {
  const { clock, db, member, read } = work
  const now = clock.now()
  const [rows, plans, doses] = await read([
    medicationsOf(db, member.id),
    plansSince(db, member.id, now),
    dosesBetween(db, member.id, after(now, -DOSE_DAYS_BACK * DAY), after(now, 2 * DAY)),
  ])
  return rows.flatMap((row) => {
    const plan = currentPlanOf(plans, row.id)
    return plan ? [toMedication(row, plan, doses, now)] : []
  })
}

/** The doses of a calendar day in the member's time zone; today's with those of yesterday that are still open. */
export async function showDay(
  { caller, clock, db, member, read }: MemberWork,
  date?: string,
): Promise<MedicationDay> {
  const now = clock.now()
  const today = dayIn(caller.timeZone, now)
  const day = date ?? today
  const [from, to] = spanOf(caller.timeZone, day, day)
  const before = after(from, -DAY)
  const [rows, plans, decisions] = await read([
    medicationsOf(db, member.id),
    plansSince(db, member.id, before),
    dosesBetween(db, member.id, before, to),
  ])
  const doses = rows.flatMap((row) => {
    const own = plansOfOne(plans, row.id)
    const decided = decisions.filter(({ medicationId }) => medicationId === row.id)
    const isDecided = new Set(decided.map(({ slot }) => slot))
    const slots = slotsOfAll(own, before, to).filter(
      ({ key, dueAt, closesAt }) => dueAt >= from || (day === today && closesAt > now && !isDecided.has(key)),
    )
    const ofDay = decided.filter(({ at }) => at >= from)
    const timeZone = currentPlanOf(own, row.id)?.timeZone ?? caller.timeZone
    return dayDoses(row, timeZone, slots, ofDay, now)
  })
  const at = (dose: (typeof doses)[number]) => dose.dueAt ?? dose.record?.takenAt ?? ''
  return { date: day, doses: doses.sort((one, other) => (at(one) < at(other) ? -1 : 1)) }
}

/** A medication's doses of two weeks, the latest first: what was decided and what was missed. */
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
