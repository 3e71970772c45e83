import { ADHERENCE_DAYS, type Adherence, dayParts, type Tally } from '#contract/medications.ts'
import { count, dayPartAt, emptyTally, outcomesOf } from '#domain/adherence.ts'
import { slotsOfAll } from '#domain/dose-slots.ts'
import { addDays, dayIn } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import type { MemberWork } from '#platform/work.ts'
import { plansOfOne, spanOf } from '../medication.ts'
import { medicationsOf, plansSince } from '../medications.queries.ts'
import { dosesBetween } from './doses.queries.ts'

/** How many of the doses due in the last 30 days were taken. As-needed doses are never due. */
export async function showAdherence({ caller, clock, db, member, read }: MemberWork): Promise<Adherence> {
  const now = clock.now()
  const to = dayIn(caller.timeZone, now)
  const from = addDays(to, 1 - ADHERENCE_DAYS)
  const [begin, end] = spanOf(caller.timeZone, from, to)
  const { rows, plans, decisions } = await read({
    rows: medicationsOf(db, member.id),
    plans: plansSince(db, member.id, begin),
    decisions: dosesBetween(db, member.id, begin, end),
  })
  const localClock = wallClockIn(caller.timeZone)
  const days = new Map<string, Tally>()
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, emptyTally())
  const total = emptyTally()
  const parts = { morning: emptyTally(), afternoon: emptyTally(), night: emptyTally() }
  const medications = rows.flatMap(({ id, name, dose, form }) => {
    const tally = emptyTally()
    const slots = slotsOfAll(plansOfOne(plans, id), begin, end)
    const own = decisions.filter(({ medicationId }) => medicationId === id)
    for (const { at, outcome } of outcomesOf(slots, own, now)) {
      count(tally, outcome)
      count(total, outcome)
      count(parts[dayPartAt(localClock.timeOf(at))], outcome)
      const day = days.get(localClock.dayOf(at))
      if (day) count(day, outcome)
    }
    return tally.due === 0 ? [] : [{ id, name, dose, form, ...tally }]
  })
  return {
    from,
    to,
    total,
    medications,
    days: [...days].map(([day, tally]) => ({ day, ...tally })),
    parts: dayParts.flatMap((part) => (parts[part].due > 0 ? [{ part, ...parts[part] }] : [])),
  }
}
