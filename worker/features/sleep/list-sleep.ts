import type { PageQuery } from '../../contract/page.ts'
import { SLEEP_PAGE_SIZE, type SleepEntry, type SleepToday } from '../../contract/sleep.ts'
import { after, DAY } from '../../platform/clock.ts'
import { type Page, pageOf, positionOf } from '../../platform/page.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { sleepEndedIn, sleepOf } from './sleep.queries.ts'
import { summariseSleep, toSleepEntry } from './sleep-entry.ts'

/** A page of the diary, the last night first. */
export async function listSleep(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<SleepEntry>> {
  const [rows] = await read([sleepOf(db, member.id, positionOf(cursor), SLEEP_PAGE_SIZE + 1)])
  return pageOf(rows, SLEEP_PAGE_SIZE, toSleepEntry, (row) => row.sleepEnd)
}

/** A night belongs to the day on which it ended, in the member's time zone. */
export async function showSleepToday({
  caller,
  clock,
  db,
  member,
  read,
}: MemberWork): Promise<SleepToday | null> {
  const now = clock.now()
  const today = dayIn(caller.timeZone, now)
  const [rows] = await read([sleepEndedIn(db, member.id, after(now, -2 * DAY), now)])
  return summariseSleep(rows.filter(({ sleepEnd }) => dayIn(caller.timeZone, sleepEnd) === today))
}
