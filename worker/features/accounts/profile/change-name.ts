import type { User } from '#contract/accounts.ts'
import { nameChangeOf } from '#domain/person-name.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import { missingOrStale, requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { updateName, withdrawNewName } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Changes the member's full name, or stores it until it is approved. */
export async function changeName(work: MemberWork, input: { fullName: string }): Promise<User> {
  const present = requireVersion(work, await work.account(), toUser)
  const change = nameChangeOf(present, input.fullName, work.clock.now())
  const audit = await auditEntry(work, change.action, present.id)
  const { changed, current } = await work.write(updateName(work.db, present, change, audit))
  if (!changed[0]) throw missingOrStale(current[0], toUser)
  return toUser(changed[0])
}

/** Withdraws a name awaiting approval. Does nothing if there is none. */
export async function withdrawName(work: MemberWork): Promise<User> {
  const { db, member } = work
  const audit = await auditEntry(work, 'account.name_change_withdrawn', member.id)
  const { account } = await work.writeUncounted(withdrawNewName(db, member.id, audit))
  if (!account[0]) throw new NotFound()
  return toUser(account[0])
}
