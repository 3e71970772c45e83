import { DOSE_DAYS_BACK } from '#contract/medications.ts'
import type { Database, Statement } from '#database/client.ts'
import type { OwnDays } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { type Forecast, forecastOf } from '#domain/stock-forecast.ts'
import { addDays } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import type { Clock } from '#platform/clock.ts'
import { inRounds, type RoundLimits } from '#platform/rounds.ts'
import { titleOf } from '../reminders/remind-of-doses.ts'
import {
  announceLowStock,
  decidedOf,
  dueForStockCheck,
  markChecked,
  ownDaysOfCompanies,
  type WaitingMedication,
} from '../reminders/reminders.queries.ts'

const AT_ONCE = 50
/** Nobody is woken for a box of tablets. */
const MORNING = '08:00'
const CHECKED_EVERY_DAYS = 7

interface Tools {
  db: Database
  clock: Clock
}

/** Warns of each stock that is about to end, once for each refill. */
export function warnOfStock(tools: Tools, limits: RoundLimits): Promise<number> {
  return inRounds(tools.clock, limits, AT_ONCE, () => warnOfSome(tools))
}

async function warnOfSome({ db, clock }: Tools): Promise<number> {
  const now = clock.now()
  const waiting = await dueForStockCheck(db, now, AT_ONCE)
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ id }) => id)
  const companyIds = [...new Set(waiting.map(({ companyId }) => companyId))]
  const [decisions, ownDays] = await db.batch([
    decidedOf(db, ids, after(now, -DOSE_DAYS_BACK * DAY)),
    ownDaysOfCompanies(db, companyIds, now),
  ])
  const [first, ...rest] = waiting.flatMap((medication) => {
    const slots = decisions.flatMap(({ medicationId, slot }) =>
      medicationId === medication.id && slot !== null ? [slot] : [],
    )
    const ofCompany = ownDays.filter(({ companyId }) => companyId === medication.companyId)
    return statementsFor(db, medication, new Set(slots), ofCompany, now)
  })
  if (first) await db.batch([first, ...rest])
  return waiting.length
}

function statementsFor(
  db: Database,
  medication: WaitingMedication,
  decided: ReadonlySet<string>,
  ownDays: OwnDays,
  now: Date,
): Statement[] {
  const { stock, stockWarnedAt, timeZone } = medication
  if (stock === null || stockWarnedAt) return [markChecked(db, medication, { stockCheckAt: null })]
  const forecast = forecastOf({ ...medication, stock }, medication, decided, ownDays, now)
  if (!forecast.low || medication.blockedAt) {
    return [markChecked(db, medication, { stockCheckAt: nextCheck(forecast, timeZone, now) })]
  }
  const event = {
    companyId: medication.companyId,
    userId: medication.ownerId,
    kind: 'medication_stock_low' as const,
    parameters: {
      title: titleOf(medication),
      ...(forecast.dosesLeft > 0 && forecast.lastsUntil && { until: dayAndMonth(forecast.lastsUntil) }),
    },
    subjectId: medication.id,
    at: now,
  }
  return [
    announceLowStock(db, medication, event),
    markChecked(db, medication, { stockCheckAt: null, stockWarnedAt: now }),
  ]
}

/**
 * The morning on which the warning begins, and one within a week: a company that adds a holiday brings it forward.
 * A schedule that was kept so far may end the stock no sooner.
 */
function nextCheck({ warnsOn }: Forecast, timeZone: string, now: Date): Date | null {
  if (!warnsOn) return null
  const clock = wallClockIn(timeZone)
  const today = clock.dayOf(now)
  const first = addDays(today, 1)
  const last = addDays(today, CHECKED_EVERY_DAYS)
  let day = warnsOn
  if (day < first) day = first
  if (day > last) day = last
  return clock.instantAt(day, MORNING)
}

/** "24/11" */
function dayAndMonth(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`
}
