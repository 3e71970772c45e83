import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { renameAccount } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Changes the member's full name. */
export async function changeName(work: MemberWork, input: { fullName: string }): Promise<User> {
  const { db, member, write } = work
  const audit = await auditEntry(work, 'account.name_changed', member.id)
  const statements = renameAccount(db, targetOf(work, member.id), input.fullName, audit)
  const [, [renamed], [current]] = await write(statements)
  if (!renamed) throw missingOrStale(current, toUser)
  return toUser(renamed)
}
