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
 * The account, if it can be helped: its address is confirmed and it is not blocked. Throws `StaleVersion` if
 * the administrator saw another version. Administrators change their own account in their profile instead.
 */
export function requireHelpable(work: MemberWork, row: Row | undefined): Row {
  const present = requireVersion(work, row, toHelpedPerson)
  if (present.id === work.member.id) throw new Conflict('own_account')
  if (present.status === 'pending' || present.blockedAt) throw new Conflict('member_changed')
  return present
}
