import type { ErrorQuery, ErrorRow, LogPage } from '#contract/logs.ts'
import type { MemberWork } from '#platform/work.ts'
import { toErrorRow } from './log-rows.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { errorRows } from './logs.queries.ts'

/** The error log, which holds no personal data. */
export async function listErrors(
  { caller, db, read }: MemberWork,
  query: ErrorQuery,
): Promise<LogPage<ErrorRow>> {
  const [rows] = await read([errorRows(db, query, sliceOf(caller.timeZone, query))])
  return logPage(rows, toErrorRow, ({ at }) => at, [])
}
