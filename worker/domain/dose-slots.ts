import type { DoseDecision, DoseState, ScheduleKind } from '#contract/medications.ts'
import { after, DAY, HOUR } from './duration.ts'
import { addDays } from './time-zone.ts'
import { type WallClock, wallClockIn } from './wall-clock.ts'

/** How a medication is to be taken from `validFrom` (included) until `validUntil` (excluded). */
export interface Plan {
  kind: ScheduleKind
  times: string[]
  weekdays: number[]
  intervalHours: number | null
  anchorAt: Date | null
  startsOn: string
  endsOn: string | null
  timeZone: string
  previousTimeZone: string | null
  validFrom: Date
  validUntil: Date
}

export interface Slot {
  /** For times of day: the day and wall-clock time, whatever the zone. For an interval: the instant. */
  key: string
  dueAt: Date
  /** An undecided dose is missed from this instant on. */
  closesAt: Date
}

/** A dose late in the evening stays open at least this long, even past the end of its day. */
export const OPEN_AT_LEAST_MS = 3 * HOUR
/** The clocks of two time zones differ by at most 26 hours. */
const CLOCKS_APART_DAYS = 2
const WEEK_DAYS = 7

/** The longest that a dose of the plans can stay open: until the next one, or the end of a day. */
export function longestOpen(plans: readonly Plan[]): number {
  return Math.max(DAY, ...plans.map(({ intervalHours }) => (intervalHours ?? 0) * HOUR))
}

/** Whether the last day of the plan has passed. */
export function isPlanOver({ endsOn, timeZone }: Pick<Plan, 'endsOn' | 'timeZone'>, now: Date): boolean {
  return endsOn !== null && wallClockIn(timeZone).dayOf(now) > endsOn
}

/** The doses of a plan that are due from `from` (included) until `to` (excluded), in order. */
export function slotsOf(plan: Plan, from: Date, to: Date): Slot[] {
  if (plan.kind === 'as_needed') return []
  const slots = plan.kind === 'interval' ? intervalSlots(plan, from, to) : clockSlots(plan, from, to)
  return slots.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}

/** The doses of all plans of a medication. A dose in two plans belongs to the later one. */
export function slotsOfAll(plans: readonly Plan[], from: Date, to: Date): Slot[] {
  const slots = new Map<string, Slot>()
  for (const plan of plans.toSorted((one, other) => one.validFrom.getTime() - other.validFrom.getTime())) {
    for (const slot of slotsOf(plan, from, to)) slots.set(slot.key, slot)
  }
  return [...slots.values()].sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}

/** Doses at exact intervals after the first one. Clock changes do not shift them. */
function intervalSlots(plan: Plan, from: Date, to: Date): Slot[] {
  const { anchorAt, intervalHours, endsOn, timeZone } = plan
  if (!anchorAt || !intervalHours) return []
  const anchor = anchorAt.getTime()
  const step = intervalHours * HOUR
  const first = Math.max(from.getTime(), plan.validFrom.getTime(), anchor)
  const over = endsOn ? wallClockIn(timeZone).instantAt(addDays(endsOn, 1), '00:00').getTime() : Infinity
  const last = Math.min(to.getTime(), plan.validUntil.getTime(), over)
  const slots: Slot[] = []
  for (let due = anchor + Math.ceil((first - anchor) / step) * step; due < last; due += step) {
    const dueAt = new Date(due)
    slots.push({ key: dueAt.toISOString(), dueAt, closesAt: new Date(due + step) })
  }
  return slots
}

/** Doses at times of day, by the clock in the plan's time zone. */
function clockSlots(plan: Plan, from: Date, to: Date): Slot[] {
  const clock = wallClockIn(plan.timeZone)
  const before = plan.previousTimeZone ? wallClockIn(plan.previousTimeZone) : clock
  const begin = latest(from, plan.validFrom)
  const end = new Date(Math.min(to.getTime(), plan.validUntil.getTime()))
  if (begin >= end) return []
  const firstDay = later(plan.startsOn, addDays(clock.dayOf(begin), -CLOCKS_APART_DAYS))
  const lastDay = earlier(plan.endsOn, addDays(clock.dayOf(end), CLOCKS_APART_DAYS))
  const slots: Slot[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!takenOn(plan, day)) continue
    for (const time of plan.times) {
      const slot = clockSlot(plan, clock, before, day, time)
      if (slot && slot.dueAt >= begin && slot.dueAt < end) slots.push(slot)
    }
  }
  return slots
}

/**
 * The dose of a plan whose time zone may have changed. The plan continues with the doses that were not yet
 * due in the previous zone: moving west repeats none, and those skipped by moving east are due on arrival.
 */
function clockSlot(
  plan: Plan,
  clock: WallClock,
  before: WallClock,
  day: string,
  time: string,
): Slot | undefined {
  if (before.instantAt(day, time) < plan.validFrom) return undefined
  const shown = clock.instantAt(day, time)
  const dueAt = latest(shown, plan.validFrom)
  const dayEnds = clock.instantAt(addDays(day, 1), '00:00')
  return { key: `${day}T${time}`, dueAt, closesAt: latest(dayEnds, after(dueAt, OPEN_AT_LEAST_MS)) }
}

export function takenOn({ kind, weekdays }: Pick<Plan, 'kind' | 'weekdays'>, day: string): boolean {
  return kind !== 'weekdays' || weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

export function slotAfter(plan: Plan, instant: Date): Slot | undefined {
  if (plan.kind === 'as_needed') return undefined
  const clock = wallClockIn(plan.timeZone)
  const starts = plan.anchorAt ?? clock.instantAt(plan.startsOn, '00:00')
  const from = Math.max(instant.getTime() + 1, starts.getTime(), plan.validFrom.getTime())
  const ahead = plan.kind === 'interval' ? (plan.intervalHours ?? 0) * HOUR : (WEEK_DAYS + 2) * DAY
  return slotsOf(plan, new Date(from), new Date(from + ahead))[0]
}

export function stateOf(slot: Slot, decision: DoseDecision | undefined, now: Date): DoseState {
  if (decision) return decision
  if (now < slot.dueAt) return 'upcoming'
  return now < slot.closesAt ? 'late' : 'missed'
}

function latest(one: Date, other: Date): Date {
  return new Date(Math.max(one.getTime(), other.getTime()))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string | null, other: string): string {
  return one !== null && one < other ? one : other
}
