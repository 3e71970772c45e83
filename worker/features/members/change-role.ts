import type { Role } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { memberOf, changeRole as writeRole } from './members.queries.ts'

/**
 * Only an approved, unblocked account can become an administrator, the last one stays one, and nobody
 * changes their own role.
 */
export async function changeRole(
  work: MemberWork,
  id: string,
  role: Role,
): Promise<{ id: string; role: Role }> {
  const { db, member, read, write } = work
  const [[present]] = await read([memberOf(db, member.id, id)])
  if (!present) throw new NotFound()
  if (id === member.id) throw new Conflict('own_account')
  const audit = await auditEntry(work, 'member.role_changed', id)
  const [, , , [changed]] = await write(
    writeRole(db, { id, companyId: audit.companyId }, role, {
      ...audit,
      detail: { from: present.role, to: role },
    }),
  )
  if (changed) return { id, role }
  throw new Conflict(present.role === 'admin' && role === 'member' ? 'last_administrator' : 'member_changed')
}
