import type { AuditQuery, AuditRow, LogPage } from '#contract/logs.ts'
import type { MemberWork } from '#platform/work.ts'
import { toAuditRow } from './audit-row.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { auditRows, personOf } from './logs.queries.ts'

/** The audit log: who did what to whom. */
export async function listAudit(
  { caller, db, member, read }: MemberWork,
  query: AuditQuery,
): Promise<LogPage<AuditRow>> {
  const [rows, about] = await read([
    auditRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    personOf(db, member.id, query.person),
  ])
  return logPage(rows, toAuditRow, ({ at }) => at, about)
}
