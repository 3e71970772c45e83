import { SLEEP_PAGE_SIZE, type SleepEntry, type SleepQuery } from '#contract/sleep.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { firstSleepOf, sleepOf } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** A page of the sleep entries that match the query, latest first. */
export async function listSleep(
  { caller, db, member, read }: MemberWork,
  query: SleepQuery,
): Promise<HistoryPage<SleepEntry>> {
  const slice = sliceOf(query, caller.timeZone, SLEEP_PAGE_SIZE)
  const [rows, [oldest]] = await read([
    sleepOf(db, member.id, slice, query.kind),
    firstSleepOf(db, member.id),
  ])
  const page = pageOf(rows, SLEEP_PAGE_SIZE, toSleepEntry, (row) => row.sleepEnd)
  return historyPage(page, query, oldest?.sleepEnd)
}
