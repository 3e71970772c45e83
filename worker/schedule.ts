import { deleteStale } from './database/clean-up.ts'
import { openDatabase } from './database/client.ts'
import { clearOrphanLogos } from './features/company/clear-logos.ts'
import { remindOfTomorrow } from './features/consultations/remind-of-tomorrow.ts'
import { clearOrphanExamFiles, clearUnsentExamFiles } from './features/exams/clear-exam-files.ts'
import { clearOrphanFiles, clearUnsentPolicies } from './features/insurance/clear-policies.ts'
import { deliverMessages } from './features/messages/deliver-messages.ts'
import type { Bindings } from './platform/bindings.ts'
import { after, DAY, systemClock } from './platform/clock.ts'

/** What happens every minute: reminders, messages that are due, and records whose time is over. */
export async function runSchedule(env: Bindings): Promise<void> {
  const db = openDatabase(env)
  const now = systemClock.now()
  await remindOfTomorrow({ db, clock: systemClock })
  await deliverMessages({ db, clock: systemClock, env })
  await clearUnsentPolicies({ db, clock: systemClock })
  await clearUnsentExamFiles({ db, clock: systemClock })
  if (now.getUTCMinutes() === 0) {
    await clearOrphanFiles({ db, clock: systemClock, env })
    await clearOrphanLogos({ db, clock: systemClock, env })
    await clearOrphanExamFiles({ db, clock: systemClock, env })
  }
  await db.batch(deleteStale(db, now, after(now, -DAY)))
}
