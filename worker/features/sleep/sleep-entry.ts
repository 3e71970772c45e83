import { SLEEP_PAGE_SIZE, type SleepEntry, type SleepQuery, type SleepToday } from '#contract/sleep.ts'
import { CLOCK_TOLERANCE_MS } from '#contract/time.ts'
import type { sleepEntries } from '#database/schema/sleep.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { totalSleep } from '#domain/sleep-rules.ts'
import { dayIn } from '#domain/time-zone.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { type HistoryPage, historyPage, sliceOf } from '#platform/history-page.ts'
import { pageOf } from '#platform/page.ts'
import { readOne } from '#platform/read-one.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteSleepRow, firstSleepOf, sleepEndedIn, sleepEntryOf, sleepOf } from './sleep.queries.ts'

type Row = Omit<typeof sleepEntries.$inferSelect, 'ownerId' | 'createdAt' | 'searchText'>

export function toSleepEntry({ id, sleepStart, sleepEnd, quality, notes, version }: Row): SleepEntry {
  return {
    id,
    sleepStart: sleepStart.toISOString(),
    sleepEnd: sleepEnd.toISOString(),
    quality,
    notes,
    version,
  }
}

/** Sums the hours and weights the quality by duration; `null` without entries. Expects the newest row first. */
export function summariseSleep(rows: Pick<Row, 'sleepStart' | 'sleepEnd' | 'quality'>[]): SleepToday | null {
  const [newest] = rows
  if (!newest) return null
  const { slept, quality } = totalSleep(rows)
  return {
    percentage: quality,
    sleptHours: Math.round((slept / HOUR) * 100) / 100,
    sleepEnd: newest.sleepEnd.toISOString(),
  }
}

/** A page of the sleep entries that match the query, latest first. */
export async function listSleep(
  { caller, db, member, read }: MemberWork,
  query: SleepQuery,
): Promise<HistoryPage<SleepEntry>> {
  const slice = sliceOf(query, caller.timeZone, SLEEP_PAGE_SIZE)
  const { rows, oldest } = await read({
    rows: sleepOf(db, member.id, slice, query.kind),
    oldest: firstSleepOf(db, member.id),
  })
  const page = pageOf(rows, SLEEP_PAGE_SIZE, toSleepEntry, (row) => row.sleepEnd)
  return historyPage(page, query, oldest[0]?.at)
}

export async function showSleep(work: MemberWork, id: string): Promise<SleepEntry> {
  return toSleepEntry(await readOne(work, sleepEntryOf(work.db, work.member.id, id)))
}

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

export async function deleteSleep(work: MemberWork, id: string): Promise<void> {
  const audit = await auditEntry(work, 'sleep.deleted', id)
  const statements = deleteSleepRow(work.db, work.member.id, targetOf(work, id), audit)
  const { deleted, current } = await work.write(statements)
  if (!deleted[0]) throw missingOrStale(current[0], toSleepEntry)
}
