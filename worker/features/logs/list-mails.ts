import type { LogPage, MailQuery, MailRow } from '#contract/logs.ts'
import { after } from '#domain/duration.ts'
import { MAIL_LEASE_MS } from '#platform/mail.ts'
import type { MemberWork } from '#platform/work.ts'
import { toMailRow } from './log-rows.ts'
import { logPage, sliceOf } from './log-slice.ts'
import { mailRows, personOf } from './logs.queries.ts'

/** The e-mail log: messages and their delivery state. */
export async function listMails(
  { caller, clock, db, member, read }: MemberWork,
  query: MailQuery,
): Promise<LogPage<MailRow>> {
  const leaseEnd = after(clock.now(), MAIL_LEASE_MS)
  const [rows, about] = await read([
    mailRows(db, member.id, query, sliceOf(caller.timeZone, query)),
    personOf(db, member.id, query.person),
  ])
  return logPage(
    rows,
    (row) => toMailRow(row, leaseEnd),
    ({ createdAt }) => createdAt,
    about,
  )
}
