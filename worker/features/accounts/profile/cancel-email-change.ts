import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { accountOf } from '../accounts.queries.ts'
import { toUser } from '../user.ts'
import { withdrawNewEmail } from './email-change.queries.ts'

/** Withdraws a change of e-mail and invalidates its link. Does nothing if none is pending. */
export async function cancelEmailChange(work: MemberWork): Promise<User> {
  const { db, member } = work
  const audit = await auditEntry(work, 'account.email_change_cancelled', member.id)
  const { account } = await work.writeUncounted({
    withdrawal: withdrawNewEmail(db, member.id, audit),
    account: accountOf(db, member.id),
  })
  if (!account[0]) throw new NotFound()
  return toUser(account[0])
}
