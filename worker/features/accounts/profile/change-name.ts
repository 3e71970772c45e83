import type { User } from '#contract/accounts.ts'
import { recordAudit } from '#database/audit.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { renameAccount } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Changes the member's full name. */
export async function changeName(work: MemberWork, input: { fullName: string }): Promise<User> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'account.name_changed', member.id)
  const [[renamed]] = await write([renameAccount(db, member.id, input.fullName), recordAudit(db, audit)])
  if (!renamed) throw new NotFound()
  return toUser(renamed)
}
