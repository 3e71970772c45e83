import { SLEEP_PAGE_SIZE, type SleepEntry, type SleepToday } from '../../contract/sleep.ts'
import { INVALID_PAGE } from '../../contract/text.ts'
import { after, DAY } from '../../platform/clock.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { Invalid } from '../../platform/errors.ts'
import { dayIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { sleepEndedIn, sleepOf } from './sleep.queries.ts'
import { summariseSleep, toSleepEntry } from './sleep-entry.ts'

/** A page of the diary, the last night first. */
export async function listSleep(
  { db, member, read }: MemberWork,
  query: { cursor?: string | undefined },
): Promise<{ entries: SleepEntry[]; nextCursor: string | null }> {
  const position = readCursor(query.cursor)
  if (query.cursor && !position) throw new Invalid({ cursor: INVALID_PAGE }, 'invalid_parameter')
  const [rows] = await read([sleepOf(db, member.id, position, SLEEP_PAGE_SIZE + 1)])
  const page = rows.slice(0, SLEEP_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    entries: page.map(toSleepEntry),
    nextCursor: last ? writeCursor({ at: last.sleepEnd, id: last.id }) : null,
  }
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
