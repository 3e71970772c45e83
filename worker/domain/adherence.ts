import type { DayPart, DoseDecision, Tally } from '#contract/medications.ts'
import { type Slot, stateOf } from './dose-slots.ts'

type Outcome = 'taken' | 'skipped' | 'missed'

interface Decided {
  slot: string | null
  at: Date
  decision: DoseDecision
}

/** The outcome of each dose that is due or decided. A changed plan does not drop any. */
export function outcomesOf(
  slots: readonly Slot[],
  decisions: readonly Decided[],
  now: Date,
): { at: Date; outcome: Outcome }[] {
  const decided = new Map(decisions.flatMap((one) => (one.slot === null ? [] : [[one.slot, one] as const])))
  const missed = slots
    .filter((slot) => !decided.has(slot.key) && stateOf(slot, undefined, now) === 'missed')
    .map(({ dueAt }) => ({ at: dueAt, outcome: 'missed' as const }))
  return [...[...decided.values()].map(({ at, decision }) => ({ at, outcome: decision })), ...missed]
}

export function emptyTally(): Tally {
  return { due: 0, taken: 0, skipped: 0, missed: 0, percentage: null }
}

export function count(tally: Tally, outcome: Outcome): void {
  tally.due += 1
  tally[outcome] += 1
  tally.percentage = Math.round((tally.taken / tally.due) * 100)
}

/** The part of the day at `HH:MM`. Night lasts from 18:00 to 05:00. */
export function dayPartAt(time: string): DayPart {
  if (time < '05:00' || time >= '18:00') return 'night'
  return time < '12:00' ? 'morning' : 'afternoon'
}
