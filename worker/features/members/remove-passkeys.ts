import type { PasskeyRemoval } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { deletePasskeys } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

/**
 * Removes the passkeys of a member who has lost the device with them. An administrator's passkeys are a
 * second factor, which is removed with the role.
 */
export async function removePasskeys(
  work: MemberWork,
  id: string,
  { reason, text }: PasskeyRemoval,
): Promise<{ id: string; removed: number }> {
  const { db, member, write } = work
  await readOne(work, memberOf(db, member.id, id))
  const audit = await auditEntry(work, 'member.passkeys_removed', id)
  const detail = { reason, ...(text && { text }) }
  const target = { id, companyId: audit.companyId }
  const { removed } = await write(deletePasskeys(db, target, { ...audit, detail }))
  if (removed.length === 0) throw new Conflict('member_changed')
  return { id, removed: removed.length }
}
