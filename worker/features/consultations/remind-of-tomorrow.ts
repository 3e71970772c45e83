import type { Database } from '../../database/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { addDays, dayIn, startOfDayIn } from '../../platform/time-zone.ts'
import { consultationEvent } from './consultation-event.ts'
import { markAnnounced, recordEvent, unannouncedIn } from './consultations.queries.ts'

/** The company's: the cron knows no browser. */
const TIME_ZONE = 'America/Sao_Paulo'
const AT_ONCE = 50

/** Tells everybody who has a visit tomorrow, once for each date of the visit. */
export async function remindOfTomorrow({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now()
  const tomorrow = addDays(dayIn(TIME_ZONE, now), 1)
  const from = startOfDayIn(TIME_ZONE, tomorrow)
  const to = startOfDayIn(TIME_ZONE, addDays(tomorrow, 1))
  const visits = await unannouncedIn(db, from, to, AT_ONCE)
  if (visits.length === 0) return 0
  const ids = visits.map(({ id }) => id)
  const told = visits.map((visit) => {
    const { ownerId: userId, companyId } = visit
    return recordEvent(
      db,
      consultationEvent('consultation_tomorrow', visit, { userId, companyId, timeZone: TIME_ZONE }, now),
    )
  })
  await db.batch([markAnnounced(db, ids, now), ...told])
  return visits.length
}
