import type { User } from '#contract/accounts.ts'
import { nameChangeOf } from '#domain/person-name.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { missingOrStale, requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { changeNameOf } from '../accounts.queries.ts'
import { toUser } from '../user.ts'

/** Changes the member's full name, or stores it until it is approved. */
export async function changeName(work: MemberWork, input: { fullName: string }): Promise<User> {
  const present = requireVersion(work, await work.account(), toUser)
  const change = nameChangeOf(present, input.fullName, work.clock.now())
  const audit = await auditEntry(work, change.action, present.id)
  const { changed, current } = await work.write(changeNameOf(work.db, present, change, audit))
  if (!changed[0]) throw missingOrStale(current[0], toUser)
  return toUser(changed[0])
}
