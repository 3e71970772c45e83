import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { unblockMember as unblock } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

export async function unblockMember(work: MemberWork, id: string): Promise<{ id: string; blocked: false }> {
  const { db, member, read, write } = work
  const [[present]] = await read([memberOf(db, member.id, id)])
  if (!present) throw new NotFound()
  const audit = await auditEntry(work, 'member.unblocked', id)
  const { unblocked } = await write(unblock(db, { id, companyId: audit.companyId }, audit))
  if (!unblocked[0]) throw new Conflict('member_changed')
  return { id, blocked: false }
}
