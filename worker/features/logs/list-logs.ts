import type {
  AccessQuery,
  AccessRow,
  AuditQuery,
  AuditRow,
  ErrorQuery,
  ErrorRow,
  LogPage,
  MailQuery,
  MailRow,
} from '#contract/logs.ts'
import { after } from '#domain/duration.ts'
import { MAIL_LEASE_MS } from '#platform/mail.ts'
import type { MemberWork } from '#platform/work.ts'
import { toAuditRow } from './audit-row.ts'
import { toAccessRow, toErrorRow, toMailRow } from './log-rows.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { accessRows, auditRows, errorRows, mailRows, personOf } from './logs.queries.ts'

/** The audit log: who did what to whom. */
export async function listAudit(
  { caller, db, member, read }: MemberWork,
  query: AuditQuery,
): Promise<LogPage<AuditRow>> {
  const { rows, about } = await read({
    rows: auditRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    about: personOf(db, member.id, query.person),
  })
  return logPage(rows, toAuditRow, about)
}

/** The access log: who opened whose health data, and why. */
export async function listAccesses(
  { caller, db, member, read }: MemberWork,
  query: AccessQuery,
): Promise<LogPage<AccessRow>> {
  const { rows, about } = await read({
    rows: accessRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    about: personOf(db, member.id, query.person),
  })
  return logPage(rows, toAccessRow, about)
}

/** The e-mail log: messages and their delivery state. */
export async function listMails(
  { caller, clock, db, member, read }: MemberWork,
  query: MailQuery,
): Promise<LogPage<MailRow>> {
  const leaseEnd = after(clock.now(), MAIL_LEASE_MS)
  const { rows, about } = await read({
    rows: mailRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    about: personOf(db, member.id, query.person),
  })
  return logPage(rows, (row) => toMailRow(row, leaseEnd), about)
}

/** The error log, which holds no personal data. */
export async function listErrors(
  { caller, db, read }: MemberWork,
  query: ErrorQuery,
): Promise<LogPage<ErrorRow>> {
  const [rows] = await read([errorRows(db, query, sliceOf(caller.timeZone, query))])
  return logPage(rows, toErrorRow, [])
}
