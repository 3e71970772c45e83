import type { AccessQuery, AccessRow, LogPage } from '#contract/logs.ts'
import type { MemberWork } from '#platform/work.ts'
import { toAccessRow } from './log-rows.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { accessRows, personOf } from './logs.queries.ts'

/** The access log: who opened whose health data, and why. */
export async function listAccesses(
  { caller, db, member, read }: MemberWork,
  query: AccessQuery,
): Promise<LogPage<AccessRow>> {
  const [rows, about] = await read([
    accessRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    personOf(db, member.id, query.person),
  ])
  return logPage(rows, toAccessRow, ({ at }) => at, about)
}
