import type { HelpedPerson } from '#contract/members.ts'
import { Conflict } from '#platform/errors.ts'
import { requireVersion } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import type { helpedAccount } from './help.queries.ts'

export type Row = Awaited<ReturnType<typeof helpedAccount>>[number]

export function toHelpedPerson({ id, fullName, newName, email, newEmail, version }: Row): HelpedPerson {
  return { id, fullName, newName, email, newEmail, version }
}

/**
 * The account, where it can be helped: it has a confirmed address and is not blocked. Throws `StaleVersion` where the
 * administrator saw another version. Administrators help themselves in their own account.
 */
export function requireHelpable(work: MemberWork, row: Row | undefined): Row {
  const present = requireVersion(work, row, toHelpedPerson)
  if (present.id === work.member.id) throw new Conflict('own_account')
  if (present.status === 'pending' || present.blockedAt) throw new Conflict('member_changed')
  return present
}
