import { deleteStale } from './database/clean-up.ts'
import { openDatabase } from './database/client.ts'
import { deliverMessages } from './features/messages/deliver-messages.ts'
import type { Bindings } from './platform/bindings.ts'
import { after, DAY, systemClock } from './platform/clock.ts'

/** What happens every minute: messages that are due, and records whose time is over. */
export async function runSchedule(env: Bindings): Promise<void> {
  const db = openDatabase(env)
  const now = systemClock.now()
  await deliverMessages({ db, clock: systemClock, env })
  await db.batch(deleteStale(db, now, after(now, -DAY)))
}
