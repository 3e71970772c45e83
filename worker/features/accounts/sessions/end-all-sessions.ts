import { recordAudit } from '#database/audit.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/** Ends every session of the user, including the current one. */
export async function endAllSessions(work: MemberWork): Promise<void> {
  const { db, member } = work
  await work.write([
    deleteSessionsOf(db, member.id),
    recordAudit(db, await auditEntry(work, 'account.sessions_ended', member.id)),
  ])
}
