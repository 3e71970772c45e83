import { INTERVAL_HOURS_MAX } from '#contract/medications.ts'
import { type DueDose, type LowStock, NOW_DOSES_MAX, NOW_LIST_MAX } from '#contract/now.ts'
import { longestOpen, slotsOfAll } from '#domain/dose-slots.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import type { MemberWork } from '#platform/work.ts'
import { dosesBetween, openSince } from './doses/doses.queries.ts'
import { currentPlanOf, decidedKeys, plansOfOne, toMedication } from './medication.ts'
import { medicationsOf, ownDaysOf, plansSince } from './medications.queries.ts'

/** The due and open doses, the low stocks, and when the next dose is due. */
export async function showMedicationsNow({ clock, db, member, read }: MemberWork) {
  const now = clock.now()
  const { rows, plans, decisions, ownDays } = await read({
    rows: medicationsOf(db, member.id),
    plans: plansSince(db, member.id, after(now, -INTERVAL_HOURS_MAX * HOUR - DAY)),
    decisions: dosesBetween(db, member.id, openSince(db, member.id, after(now, -DAY)), after(now, 2 * DAY)),
    ownDays: ownDaysOf(db, member.id, now),
  })
  const known = rows.flatMap((row) => {
    const plan = currentPlanOf(plans, row.id)
    if (!plan) return []
    const own = plansOfOne(plans, row.id)
    const decided = decidedKeys(decisions, row.id)
    // One day more, because a day on which the clocks change can have 25 hours.
    const open = slotsOfAll(own, after(now, -longestOpen(own) - DAY), after(now, 1)).filter(
      ({ key, closesAt }) => closesAt > now && !decided.has(key),
    )
    const medication = toMedication(row, plan, decisions, ownDays, now)
    const { id, name, dose, form, stock, timeZone, nextDueAt } = medication
    const doses = open.map(
      ({ key, dueAt }): DueDose => ({
        medicationId: id,
        name,
        dose,
        form,
        timeZone,
        slot: key,
        dueAt: dueAt.toISOString(),
        state: 'late',
        record: null,
        unitsPerDose: stock?.unitsPerDose ?? null,
      }),
    )
    const low: LowStock[] = stock?.low && !medication.over ? [{ id, name, dose, form, stock }] : []
    return [{ doses, low, nextDueAt }]
  })
  const [nextDueAt = null] = known.flatMap((one) => one.nextDueAt ?? []).sort()
  return {
    doses: known
      .flatMap(({ doses }) => doses)
      .sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
      .slice(0, NOW_DOSES_MAX),
    lowStock: known.flatMap(({ low }) => low).slice(0, NOW_LIST_MAX),
    hasRecords: rows.length > 0,
    nextDueAt,
  }
}
