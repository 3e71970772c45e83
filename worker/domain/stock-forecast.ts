import { addBusinessDays, type OwnDays } from './business-days.ts'
import { type Plan, slotAfter, slotsOf, takenOn } from './dose-slots.ts'
import { HOUR } from './duration.ts'
import { addDays } from './time-zone.ts'
import { wallClockIn } from './wall-clock.ts'

interface Holding {
  /** In hundredths of a unit, like `unitsPerDose`. */
  stock: number
  unitsPerDose: number
  warnDays: number
}

export interface Forecast {
  dosesLeft: number
  /**
   * The day of the last dose that the stock covers; `null` for a medication taken as needed, or if the stock
   * outlasts the schedule.
   */
  lastsUntil: string | null
  /** The first day of the warning. */
  warnsOn: string | null
  low: boolean
}

/** How many days ahead the last day is searched for. */
const DAYS_AHEAD_MAX = 3 * 366

/**
 * When the stock runs out according to the schedule, and when the warning begins: `warnDays` of the company's
 * business days earlier.
 * @param decided keys of the slots that are decided
 */
export function forecastStock(
  { stock, unitsPerDose, warnDays }: Holding,
  plan: Plan,
  decided: ReadonlySet<string>,
  ownDays: OwnDays,
  now: Date,
): Forecast {
  const dosesLeft = Math.floor(stock / unitsPerDose)
  const today = wallClockIn(plan.timeZone).dayOf(now)
  if (plan.kind === 'as_needed') {
    return { dosesLeft, lastsUntil: null, warnsOn: null, low: dosesLeft === 0 }
  }
  const lastsUntil = lastDayOf(plan, dosesLeft, decided, now, today)
  const warnsOn = lastsUntil && warningDay(lastsUntil, warnDays, ownDays)
  return { dosesLeft, lastsUntil, warnsOn, low: warnsOn !== null && today >= warnsOn }
}

function lastDayOf(
  plan: Plan,
  doses: number,
  decided: ReadonlySet<string>,
  now: Date,
  today: string,
): string | null {
  const clock = wallClockIn(plan.timeZone)
  const tomorrow = clock.instantAt(addDays(today, 1), '00:00')
  const oldest = new Date(now.getTime() - Math.max(48, plan.intervalHours ?? 0) * HOUR)
  const open = slotsOf(plan, oldest, tomorrow).filter(
    ({ key, closesAt }) => closesAt > now && !decided.has(key),
  ).length
  if (doses < open) return today
  // If no slot follows, the stock does not run out.
  if (doses === open) return slotAfter(plan, new Date(tomorrow.getTime() - 1)) ? today : null
  return plan.kind === 'interval'
    ? intervalEnd(plan, doses - open, tomorrow)
    : clockEnd(plan, doses - open, today)
}

/** The day of the last of `doses` doses at fixed times, counting from tomorrow. */
function clockEnd(plan: Plan, doses: number, today: string): string | null {
  let left = doses
  let lastDay: string | null = null
  for (let ahead = 1; ahead <= DAYS_AHEAD_MAX; ahead += 1) {
    const day = addDays(today, ahead)
    if (plan.endsOn !== null && day > plan.endsOn) return null
    if (day < plan.startsOn || !takenOn(plan, day)) continue
    if (left <= 0) return lastDay
    left -= plan.times.length
    lastDay = day
    if (left < 0) return day
  }
  return null
}

/** The day of the last of `doses` doses at an interval, counting from tomorrow. */
function intervalEnd(plan: Plan, doses: number, tomorrow: Date): string | null {
  const step = (plan.intervalHours ?? 0) * HOUR
  const anchor = plan.anchorAt?.getTime() ?? tomorrow.getTime()
  const first = Math.max(0, Math.ceil((tomorrow.getTime() - anchor) / step))
  const clock = wallClockIn(plan.timeZone)
  const next = clock.dayOf(new Date(anchor + (first + doses) * step))
  if (plan.endsOn !== null && next > plan.endsOn) return null
  return clock.dayOf(new Date(anchor + (first + doses - 1) * step))
}

/** The earliest day on which at most `warnDays` business days are left. */
function warningDay(lastsUntil: string, warnDays: number, ownDays: OwnDays): string {
  let day = lastsUntil
  while (addBusinessDays(addDays(day, -1), warnDays, ownDays) >= lastsUntil) day = addDays(day, -1)
  return day
}
