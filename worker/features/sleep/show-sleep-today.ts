import type { SleepToday } from '#contract/sleep.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import { after, DAY } from '#domain/duration.ts'
import { dayIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { sleepEndedIn } from './sleep.queries.ts'
import { summariseSleep } from './sleep-entry.ts'

/** Today's sleep. An entry belongs to the day on which it ended, in the member's time zone. */
export async function showSleepToday({
  caller,
  clock,
  db,
  member,
  read,
}: MemberWork): Promise<SleepToday | null> {
  const now = clock.now()
  const today = dayIn(caller.timeZone, now)
  const [rows] = await read([
    sleepEndedIn(db, member.id, after(now, -2 * DAY), after(now, CLOCK_TOLERANCE_MS)),
  ])
  return summariseSleep(rows.filter(({ sleepEnd }) => dayIn(caller.timeZone, sleepEnd) === today))
}
