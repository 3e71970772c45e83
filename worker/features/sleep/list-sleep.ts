import { SLEEP_PAGE_SIZE, type SleepEntry, type SleepQuery } from '#contract/sleep.ts'
import { yearIn } from '#domain/time-zone.ts'
import { type HistoryPage, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstSleepOf, sleepOf } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** A page of the sleep entries that match the query, the latest first. */
export async function listSleep(
  { caller, db, member, read }: MemberWork,
  { search, year, kind, cursor }: SleepQuery,
): Promise<HistoryPage<SleepEntry>> {
  const filter = { search, kind, span: year === undefined ? undefined : yearIn(caller.timeZone, year) }
  const [rows, [oldest]] = await read([
    sleepOf(db, member.id, positionOf(cursor), SLEEP_PAGE_SIZE + 1, filter),
    firstSleepOf(db, member.id),
  ])
  const page = pageOf(rows, SLEEP_PAGE_SIZE, toSleepEntry, (row) => row.sleepEnd)
  return { ...page, first: cursor ? undefined : oldest?.sleepEnd.toISOString() }
}
