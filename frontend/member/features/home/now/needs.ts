import { NOW_LIST_MAX, type Now } from '#contract/now.ts'
import type { SleepEntry, SleepToday } from '#contract/sleep.ts'
import { addDays } from '#domain/time-zone.ts'
import { isoDay, time } from '#shared/lib/format/format.ts'

/** A member who recorded no night for longer has stopped, and is not asked every day. */
const RECORDS_SLEEP_DAYS = 30
/** Before this hour the night is not over. */
const NIGHT_OVER_AT = '04:00'

interface Sleep {
  /** `undefined` where it could not be loaded. */
  today: SleepToday | null | undefined
  /** The latest first; `undefined` where they could not be loaded. */
  entries: readonly SleepEntry[] | undefined
}

/** Whether last night is to be recorded: the member records nights, and none has ended today. */
export function isNightMissing({ today, entries }: Sleep, now: number, zone?: string): boolean {
  const latest = entries?.[0]
  if (today !== null || !latest || time(now, zone) < NIGHT_OVER_AT) return false
  const day = isoDay(now, zone)
  const latestDay = isoDay(latest.sleepEnd, zone)
  return latestDay < day && latestDay >= addDays(day, -RECORDS_SLEEP_DAYS)
}

/** Whether nothing but the questionnaire was ever recorded. */
export function isNewMember(now: Now, { entries }: Pick<Sleep, 'entries'>): boolean {
  return !now.hasRecords && entries?.length === 0
}

/** The doses that are shown: what is recorded on the screen stays there, at its place, with its undo. */
export function shownDoses<Dose extends { medicationId: string; slot: string; dueAt: string }>(
  due: readonly Dose[],
  recorded: ReadonlyMap<string, Dose>,
): Dose[] {
  const isRecorded = (dose: Dose) => recorded.has(doseKey(dose))
  const open = due.filter((dose) => !isRecorded(dose)).slice(0, NOW_LIST_MAX)
  return [...open, ...recorded.values()].sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
}

export function doseKey({ medicationId, slot }: { medicationId: string; slot: string }): string {
  return `${medicationId}:${slot}`
}
