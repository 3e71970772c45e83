import type { Database } from '#database/client.ts'
import { addDays, dayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { Clock } from '#platform/clock.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import { consultationEvent } from './consultation-event.ts'
import { announceTomorrow, companyTimeZones, consultationsToRemind } from './consultations.queries.ts'

const BATCH_SIZE = 50

interface Tools {
  db: Database
  clock: Clock
}

/**
 * Reminds members of tomorrow's consultations, once for each date. Tomorrow is a day of the company's time
 * zone.
 */
export async function remindOfTomorrow(tools: Tools, limits: BatchLimits): Promise<number> {
  const zones = new Set((await companyTimeZones(tools.db)).map(({ timeZone }) => timeZone))
  let reminded = 0
  for (const timeZone of zones) {
    await runBatches(tools.clock, limits, BATCH_SIZE, async () => {
      const batch = await remindBatch(tools, timeZone)
      reminded += batch.reminded
      return batch.found
    })
  }
  return reminded
}

async function remindBatch(
  { db, clock }: Tools,
  timeZone: string,
): Promise<{ found: number; reminded: number }> {
  const now = clock.now()
  const tomorrow = addDays(dayIn(timeZone, now), 1)
  const span = {
    from: startOfDayIn(timeZone, tomorrow),
    to: startOfDayIn(timeZone, addDays(tomorrow, 1)),
  }
  const consultations = await consultationsToRemind(db, timeZone, span, BATCH_SIZE)
  const [head, ...rest] = consultations.flatMap((consultation) => {
    const to = { userId: consultation.ownerId, companyId: consultation.companyId }
    return announceTomorrow(
      db,
      consultation,
      consultationEvent('consultation_tomorrow', consultation, to, now),
    )
  })
  if (!head) return { found: 0, reminded: 0 }
  const results = await db.batch([head, ...rest])
  // Events and marks alternate; a mark returns a row where the reminder was written.
  const reminded = results.filter((rows) => Array.isArray(rows) && rows.length > 0).length
  return { found: consultations.length, reminded }
}
