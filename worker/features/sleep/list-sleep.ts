import type { PageQuery } from '#contract/page.ts'
import { SLEEP_PAGE_SIZE, type SleepEntry } from '#contract/sleep.ts'
import { type Page, pageOf, positionOf } from '#platform/page.ts'
import type { MemberWork } from '#platform/work.ts'
import { sleepOf } from './sleep.queries.ts'
import { toSleepEntry } from './sleep-entry.ts'

/** A page of sleep entries, the latest first. */
export async function listSleep(
  { db, member, read }: MemberWork,
  { cursor }: PageQuery,
): Promise<Page<SleepEntry>> {
  const [rows] = await read([sleepOf(db, member.id, positionOf(cursor), SLEEP_PAGE_SIZE + 1)])
  return pageOf(rows, SLEEP_PAGE_SIZE, toSleepEntry, (row) => row.sleepEnd)
}
