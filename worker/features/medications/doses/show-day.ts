import { INTERVAL_HOURS_MAX, type MedicationDay } from '#contract/medications.ts'
import { longestOpen, slotsOfAll } from '#domain/dose-slots.ts'
import { after, HOUR } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { currentPlanOf, dayDoses, plansOfOne, spanOf } from '../medication.ts'
import { medicationsOf, plansSince } from '../medications.queries.ts'
import { dosesBetween, openSince } from './doses.queries.ts'

/**
 * The doses of a calendar day in the browser's time zone. Today also includes earlier doses that are still
 * open.
 */
export async function showDay(
  { caller, clock, db, member, read }: MemberWork,
  date?: string,
): Promise<MedicationDay> {
  const now = clock.now()
  const today = dayIn(caller.timeZone, now)
  const day = date ?? today
  const [from, to] = spanOf(caller.timeZone, day, day)
  const longest = after(from, -INTERVAL_HOURS_MAX * HOUR)
  const { rows, plans, decisions } = await read({
    rows: medicationsOf(db, member.id),
    plans: plansSince(db, member.id, day === today ? longest : from),
    decisions: dosesBetween(db, member.id, day === today ? openSince(db, member.id, from) : from, to),
  })
  const doses = rows.flatMap((row) => {
    const own = plansOfOne(plans, row.id)
    const decided = decisions.filter(({ medicationId }) => medicationId === row.id)
    const isDecided = new Set(decided.map(({ slot }) => slot))
    const slots = slotsOfAll(own, day === today ? after(from, -longestOpen(own)) : from, to).filter(
      ({ key, dueAt, closesAt }) => dueAt >= from || (day === today && closesAt > now && !isDecided.has(key)),
    )
    const ofDay = decided.filter(({ at }) => at >= from)
    const timeZone = currentPlanOf(own, row.id)?.timeZone ?? caller.timeZone
    return dayDoses(row, timeZone, slots, ofDay, now)
  })
  const at = (dose: (typeof doses)[number]) => dose.dueAt ?? dose.record?.takenAt ?? ''
  return { date: day, doses: doses.sort((one, other) => (at(one) < at(other) ? -1 : 1)) }
}
