import type { Database } from '#database/client.ts'
import { addDays, dayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { Clock } from '#platform/clock.ts'
import { inRounds, type RoundLimits } from '#platform/rounds.ts'
import { consultationEvent } from './consultation-event.ts'
import { announceTomorrow, companyTimeZones, consultationsToRemind } from './consultations.queries.ts'

const AT_ONCE = 50

interface Tools {
  db: Database
  clock: Clock
}

/**
 * Reminds members of tomorrow's consultations, once for each date. Tomorrow is a day of the company's time
 * zone.
 */
export async function remindOfTomorrow(tools: Tools, limits: RoundLimits): Promise<number> {
  const zones = new Set((await companyTimeZones(tools.db)).map(({ timeZone }) => timeZone))
  let told = 0
  for (const timeZone of zones) {
    await inRounds(tools.clock, limits, AT_ONCE, async () => {
      const round = await remindIn(tools, timeZone)
      told += round.told
      return round.found
    })
  }
  return told
}

async function remindIn({ db, clock }: Tools, timeZone: string): Promise<{ found: number; told: number }> {
  const now = clock.now()
  const tomorrow = addDays(dayIn(timeZone, now), 1)
  const span = {
    from: startOfDayIn(timeZone, tomorrow),
    to: startOfDayIn(timeZone, addDays(tomorrow, 1)),
  }
  const consultations = await consultationsToRemind(db, timeZone, span, AT_ONCE)
  const [head, ...rest] = consultations.flatMap((consultation) => {
    const to = { userId: consultation.ownerId, companyId: consultation.companyId }
    return announceTomorrow(
      db,
      consultation,
      consultationEvent('consultation_tomorrow', consultation, to, now),
    )
  })
  if (!head) return { found: 0, told: 0 }
  const results = await db.batch([head, ...rest])
  // Events and marks alternate; a mark returns a row where the reminder was written.
  const told = results.filter((rows) => Array.isArray(rows) && rows.length > 0).length
  return { found: consultations.length, told }
}
