import type { Database } from '#database/client.ts'
import { addDays, dayIn, startOfDayIn } from '#domain/time-zone.ts'
import type { Clock } from '#platform/clock.ts'
import { inRounds, type RoundLimits } from '#platform/rounds.ts'
import { consultationEvent } from './consultation-event.ts'
import { announceTomorrow, companyTimeZones, unannouncedIn } from './consultations.queries.ts'

const AT_ONCE = 50

interface Tools {
  db: Database
  clock: Clock
}

/** Tells everybody who has a visit tomorrow, once for each date of the visit. The cron knows the companies' days alone. */
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
  const visits = await unannouncedIn(db, timeZone, span, AT_ONCE)
  const [head, ...rest] = visits.flatMap((visit) => {
    const to = { userId: visit.ownerId, companyId: visit.companyId, timeZone }
    return announceTomorrow(db, visit, consultationEvent('consultation_tomorrow', visit, to, now))
  })
  if (!head) return { found: 0, told: 0 }
  const results = await db.batch([head, ...rest])
  // Events and marks take turns; a mark names the visit where it was made.
  const told = results.filter((rows) => Array.isArray(rows) && rows.length > 0).length
  return { found: visits.length, told }
}
