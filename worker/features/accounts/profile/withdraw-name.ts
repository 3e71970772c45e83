import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { withdrawNewName } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Withdraws a name awaiting approval. Does nothing if there is none. */
export async function withdrawName(work: MemberWork): Promise<User> {
  const { db, member } = work
  const audit = await auditEntry(work, 'account.name_change_withdrawn', member.id)
  const { account } = await work.writeUncounted(withdrawNewName(db, member.id, audit))
  if (!account[0]) throw new NotFound()
  return toUser(account[0])
}
