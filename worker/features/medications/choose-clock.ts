import type { ClockChoice } from '#contract/medications.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { currentPlanOf, nextReminder } from './medication.ts'
import {
  changeMedication,
  FOREVER,
  hasStatus,
  isUnchanged,
  keepClocks,
  medicationsOf,
  type PlanRow,
  plansSince,
  replacePlan,
} from './medications.queries.ts'

/**
 * For a member in another time zone: moves all schedules to the browser's time zone, or keeps them all in
 * theirs.
 */
export async function chooseClock(work: MemberWork, choice: ClockChoice): Promise<void> {
  const { caller, clock, db, member, read, write } = work
  if (choice === 'keep') {
    await write([keepClocks(db, member.id, caller.timeZone)])
    return
  }
  const now = clock.now()
  const { rows, plans } = await read({
    rows: medicationsOf(db, member.id),
    plans: plansSince(db, member.id, now),
  })
  const audit = await auditEntry(work, 'medication.clock_changed', member.id)
  const moves = rows.flatMap((row) => {
    const present = currentPlanOf(plans, row.id)
    if (!present || present.timeZone === caller.timeZone) return []
    const active = row.status === 'active'
    const plan: PlanRow = {
      ...movedTo(caller.timeZone, present),
      id: crypto.randomUUID(),
      previousTimeZone: active ? present.timeZone : null,
      validFrom: active ? now : FOREVER,
    }
    const change = { keepsClockIn: null, nextDueAt: nextReminder(row, plan, now) }
    const status = hasStatus(row.status)
    const unchanged = isUnchanged(db, member.id, row.status, present)
    const ofRow = { ...audit, subjectId: row.id }
    return {
      medication: changeMedication(db, member.id, { id: row.id }, change, ofRow, unchanged),
      plan: replacePlan(db, member.id, present, plan, now, status),
    }
  })
  if (moves.length === 0) return
  const { after } = await write({ moves, after: plansSince(db, member.id, now) })
  // A medication that was edited or paused meanwhile was not moved.
  const notMoved = rows.some(({ id }) => {
    const plan = currentPlanOf(after, id)
    return plan !== undefined && plan.timeZone !== caller.timeZone
  })
  if (notMoved) throw new Conflict('changed_meanwhile')
}

/** The same times of day in the other time zone. An interval keeps its instants; only their times of day change. */
function movedTo(timeZone: string, plan: PlanRow): PlanRow {
  if (!plan.anchorAt) return { ...plan, timeZone }
  const clock = wallClockIn(timeZone)
  return { ...plan, timeZone, startsOn: clock.dayOf(plan.anchorAt), times: [clock.timeOf(plan.anchorAt)] }
}
