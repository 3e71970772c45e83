import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { endSessions as end } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

/** Ends every session of another account of the company. The account stays open: the person can sign in again. */
export async function endSessions(
  work: MemberWork,
  id: string,
): Promise<{ id: string; sessionsEnded: true }> {
  const { db, member, write } = work
  await readOne(work, memberOf(db, member.id, id))
  if (id === member.id) throw new Conflict('own_account')
  const audit = await auditEntry(work, 'member.sessions_ended', id)
  const { target } = await write(end(db, { id, companyId: audit.companyId }, audit))
  if (!target[0]) throw new NotFound()
  return { id, sessionsEnded: true }
}
