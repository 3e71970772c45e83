import { DOSE_DAYS_BACK } from '#contract/medications.ts'
import { runBatch } from '#database/batch.ts'
import type { Database, Statement } from '#database/client.ts'
import type { OwnDays } from '#domain/business-days.ts'
import { after, DAY } from '#domain/duration.ts'
import { type Forecast, forecastStock } from '#domain/stock-forecast.ts'
import { addDays } from '#domain/time-zone.ts'
import { wallClockIn } from '#domain/wall-clock.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import type { Work } from '#platform/work.ts'
import { titleOf } from '../reminders/remind-of-doses.ts'
import {
  type DueMedication,
  decidedDoses,
  dueForStockCheck,
  markChecked,
  ownDaysOfCompanies,
  recordLowStock,
} from '../reminders/reminders.queries.ts'

const BATCH_SIZE = 50
/** A warning about stock is not urgent: it waits for the morning. */
const MORNING = '08:00'
const CHECK_INTERVAL_DAYS = 7

type Tools = Pick<Work, 'clock' | 'db'>

/** Warns of each stock that is about to run out, once for each refill. Returns the number of stocks checked. */
export function warnOfStock(tools: Tools, limits: BatchLimits): Promise<number> {
  return runBatches(tools.clock, limits, BATCH_SIZE, () => warnOfBatch(tools))
}

async function warnOfBatch({ db, clock }: Tools): Promise<number> {
  const now = clock.now()
  const due = await dueForStockCheck(db, now, BATCH_SIZE)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const companyIds = [...new Set(due.map(({ companyId }) => companyId))]
  const { decisions, ownDays } = await runBatch(db, {
    decisions: decidedDoses(db, ids, after(now, -DOSE_DAYS_BACK * DAY)),
    ownDays: ownDaysOfCompanies(db, companyIds, now),
  })
  const statements = due.flatMap((medication) => {
    const slots = decisions.flatMap(({ medicationId, slot }) =>
      medicationId === medication.id && slot !== null ? [slot] : [],
    )
    const ofCompany = ownDays.filter(({ companyId }) => companyId === medication.companyId)
    return statementsFor(db, medication, new Set(slots), ofCompany, now)
  })
  await runBatch(db, { statements })
  return due.length
}

function statementsFor(
  db: Database,
  medication: DueMedication,
  decided: ReadonlySet<string>,
  ownDays: OwnDays,
  now: Date,
): Statement[] {
  const { stock, stockWarnedAt, timeZone } = medication
  if (stock === null || stockWarnedAt) return [markChecked(db, medication, { stockCheckAt: null })]
  const forecast = forecastStock({ ...medication, stock }, medication, decided, ownDays, now)
  if (!forecast.low || !medication.ownerHasAccess) {
    return [markChecked(db, medication, { stockCheckAt: nextCheck(forecast, timeZone, now) })]
  }
  const event = {
    companyId: medication.companyId,
    userId: medication.ownerId,
    kind: 'medication_stock_low' as const,
    parameters: {
      title: titleOf(medication),
      ...(forecast.dosesLeft > 0 && forecast.lastsUntil && { until: forecast.lastsUntil }),
    },
    subjectId: medication.id,
    at: now,
  }
  return [
    recordLowStock(db, medication, event),
    markChecked(db, medication, { stockCheckAt: null, stockWarnedAt: now }),
  ]
}

/**
 * The morning of the warning, but within a week, because a holiday that the company adds brings the warning
 * forward. `null` if the stock does not run out.
 */
function nextCheck({ warnsOn }: Forecast, timeZone: string, now: Date): Date | null {
  if (!warnsOn) return null
  const clock = wallClockIn(timeZone)
  const today = clock.dayOf(now)
  const first = addDays(today, 1)
  const last = addDays(today, CHECK_INTERVAL_DAYS)
  let day = warnsOn
  if (day < first) day = first
  if (day > last) day = last
  return clock.instantAt(day, MORNING)
}
