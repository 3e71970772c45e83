import { MAILS_RETRIED_MAX, type MailRetryQuery } from '#contract/logs.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { MemberWork } from '#platform/work.ts'
import { daysOf, detailOf } from './export-log.ts'
import { rangeOf } from './log-slice.ts'
import { retryFailedMails as retry } from './logs.queries.ts'

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
  const { retried } = await write(retry(db, query, rangeOf(caller.timeZone, query), audit))
  return { retried: retried.length, more: retried.length === MAILS_RETRIED_MAX }
}
