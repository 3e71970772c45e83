import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { MAIL_LEASE_MS } from '#platform/mail.ts'
import type { MemberWork } from '#platform/work.ts'
import { mailOf, retryMail as retry } from './logs.queries.ts'

/** Makes a failed message due now. It is sent after the response. */
export async function retryMail(work: MemberWork, id: string): Promise<{ id: string; state: 'waiting' }> {
  const { db, member, read, write } = work
  const [[present]] = await read([mailOf(db, member.id, id)])
  if (!present) throw new NotFound()
  const audit = await auditEntry(work, 'message.retried', id)
  const leaseEnd = after(audit.at, MAIL_LEASE_MS)
  const { retried } = await write(retry(db, id, audit.companyId, leaseEnd, audit))
  if (!retried[0]) throw new Conflict('message_not_failed')
  return { id, state: 'waiting' }
}
