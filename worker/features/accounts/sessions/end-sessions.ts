import { recordAudit } from '#database/audit.ts'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { deleteSession, deleteSessions } from './sessions.queries.ts'

/** Ends one session at one address. `current` says whether it was the session of this request. */
export async function endSession(
  work: MemberWork,
  purpose: SessionPurpose,
  sessionId: string,
): Promise<{ current: boolean }> {
  const audit = await auditEntry(work, 'account.session_ended', sessionId)
  const { ended } = await work.write(deleteSession(work.db, work.member.id, purpose, sessionId, audit))
  if (!ended[0]) throw new NotFound()
  return { current: ended[0].secretHash === work.sessionHash }
}

/** Ends every session of the user, including the current one. */
export async function endAllSessions(work: MemberWork): Promise<void> {
  const { db, member } = work
  await work.write({
    ended: deleteSessions(db, member.id),
    audit: recordAudit(db, await auditEntry(work, 'account.sessions_ended', member.id)),
  })
}
