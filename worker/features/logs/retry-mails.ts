import { MAILS_RETRIED_MAX, type MailRetryQuery } from '#contract/logs.ts'
import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { MAIL_LEASE_MS } from '#platform/mail.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { daysOf, detailOf } from './export-log.ts'
import { rangeOf } from './log-slice.ts'
import { mailOf, retryFailedMails as retryAll, retryMail as retryOne } from './logs.queries.ts'

/** Makes a failed message due now. It is sent after the response. */
export async function retryMail(work: MemberWork, id: string): Promise<{ id: string; state: 'waiting' }> {
  const { db, member, write } = work
  await readOne(work, mailOf(db, member.id, id))
  const audit = await auditEntry(work, 'message.retried', id)
  const leaseEnd = after(audit.at, MAIL_LEASE_MS)
  const { retried } = await write(retryOne(db, id, audit.companyId, leaseEnd, audit))
  if (!retried[0]) throw new Conflict('message_not_failed')
  return { id, state: 'waiting' }
}

/**
 * Puts the failed messages that match the filters back into the queue, from which the cron sends them.
 * @returns how many, and whether there may be more
 */
export async function retryFailedMails(
  work: MemberWork,
  query: MailRetryQuery,
): Promise<{ retried: number; more: boolean }> {
  const { caller, db, member, write } = work
  const entry = await auditEntry(work, 'message.all_retried', member.id)
  const filters = { ...daysOf(query), person: query.person, mailKind: query.kind }
  const audit = { ...entry, subjectId: null, detail: detailOf('mail', filters) }
  const { retried } = await write(retryAll(db, query, rangeOf(caller.timeZone, query), audit))
  return { retried: retried.length, more: retried.length === MAILS_RETRIED_MAX }
}
