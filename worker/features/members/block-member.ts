import type { Block } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { blockMember as block, unblockMember as unblock } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

/**
 * Blocks an approved account and ends its sessions. Administrators cannot block themselves or the last
 * administrator.
 */
export async function blockMember(
  work: MemberWork,
  id: string,
  why: Block,
): Promise<{ id: string; blocked: true }> {
  const { db, member, write } = work
  const present = await readOne(work, memberOf(db, member.id, id))
  if (id === member.id) throw new Conflict('own_account')
  if (present.status !== 'approved' || present.blockedAt) throw new Conflict('member_changed')
  const audit = await auditEntry(work, 'member.blocked', id)
  const { blocked } = await write(
    block(db, { id, companyId: audit.companyId }, { ...audit, detail: { reason: why.reason } }, why),
  )
  if (!blocked[0]) throw new Conflict(present.role === 'admin' ? 'last_administrator' : 'member_changed')
  return { id, blocked: true }
}

export async function unblockMember(work: MemberWork, id: string): Promise<{ id: string; blocked: false }> {
  const { db, member, write } = work
  await readOne(work, memberOf(db, member.id, id))
  const audit = await auditEntry(work, 'member.unblocked', id)
  const { unblocked } = await write(unblock(db, { id, companyId: audit.companyId }, audit))
  if (!unblocked[0]) throw new Conflict('member_changed')
  return { id, blocked: false }
}
