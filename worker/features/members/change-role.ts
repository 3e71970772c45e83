import type { Role } from '#contract/accounts.ts'
import type { Versioned } from '#contract/versions.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { toVersionedMember } from './list-members.ts'
import { changeRole as writeRole } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

/**
 * Only an approved, unblocked account can become an administrator. The last administrator cannot be demoted,
 * and nobody can change their own role.
 */
export async function changeRole(
  work: MemberWork,
  id: string,
  role: Role,
): Promise<{ id: string; role: Role } & Versioned> {
  const { db, member, read, write } = work
  const [[row]] = await read([memberOf(db, member.id, id)])
  const present = requireVersion(work, row, toVersionedMember)
  if (id === member.id) throw new Conflict('own_account')
  const audit = await auditEntry(work, 'member.role_changed', id)
  const target = { ...targetOf(work, id), companyId: audit.companyId }
  const detail = { from: present.role, to: role }
  const { changed, account } = await write(writeRole(db, member.id, target, role, { ...audit, detail }))
  if (changed[0]) return { id, role, version: changed[0].version }
  // The caller reads nobody if another administrator has just taken the role away.
  if (account[0]) requireVersion(work, account[0], toVersionedMember)
  throw new Conflict(present.role === 'admin' && role === 'member' ? 'last_administrator' : 'member_changed')
}
