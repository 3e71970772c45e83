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
} from '../../contract/logs.ts'
import { after } from '../../platform/clock.ts'
import { MAIL_LEASE_MS } from '../../platform/mail.ts'
import type { MemberWork } from '../../platform/work.ts'
import { toAccessRow, toAuditRow, toErrorRow, toMailRow } from './log-rows.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { accessRows, auditRows, errorRows, mailRows, personOf } from './logs.queries.ts'

/** Who did what to whom. */
export async function listAudit(
  { caller, db, member, read }: MemberWork,
  { person, action, ...range }: AuditQuery,
): Promise<LogPage<AuditRow>> {
  const [rows, about] = await read([
    auditRows(db, member.id, { person, action }, sliceOf(caller.timeZone, range)),
    personOf(db, member.id, person),
  ])
  return logPage(rows, toAuditRow, ({ at }) => at, about)
}

/** Who opened whose health data, and why. */
export async function listAccesses(
  { caller, db, member, read }: MemberWork,
  { person, scope, ...range }: AccessQuery,
): Promise<LogPage<AccessRow>> {
  const [rows, about] = await read([
    accessRows(db, member.id, { person, scope }, sliceOf(caller.timeZone, range)),
    personOf(db, member.id, person),
  ])
  return logPage(rows, toAccessRow, ({ at }) => at, about)
}

/** What was to be told by e-mail, and what became of it. */
export async function listMails(
  { caller, clock, db, member, read }: MemberWork,
  { person, state, kind, ...range }: MailQuery,
): Promise<LogPage<MailRow>> {
  const leaseEnd = after(clock.now(), MAIL_LEASE_MS)
  const [rows, about] = await read([
    mailRows(db, member.id, { person, state, kind }, sliceOf(caller.timeZone, range)),
    personOf(db, member.id, person),
  ])
  return logPage(
    rows,
    (row) => toMailRow(row, leaseEnd),
    ({ createdAt }) => createdAt,
    about,
  )
}

/** What failed, without anybody's data. */
export async function listErrors(
  { caller, db, read }: MemberWork,
  { source, ...range }: ErrorQuery,
): Promise<LogPage<ErrorRow>> {
  const [rows] = await read([errorRows(db, source, sliceOf(caller.timeZone, range))])
  return logPage(rows, toErrorRow, ({ at }) => at, [])
}
