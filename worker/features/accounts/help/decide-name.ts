import type { HelpedPerson, NameDecision } from '#contract/members.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { helpedAccount } from './help.queries.ts'
import { requireHelpable } from './helped-person.ts'
import { settleName } from './settle-name.ts'

/**
 * Decides on the name that a member requested, and notifies the member. Throws `no_name_change` if none is
 * pending.
 */
export async function decideName(
  work: MemberWork,
  id: string,
  { decision, text }: NameDecision,
): Promise<HelpedPerson> {
  const [[row]] = await work.read([helpedAccount(work.db, work.member.id, id)])
  const present = requireHelpable(work, row)
  if (present.newName === null) throw new Conflict('no_name_change')
  return settleName(work, present, { kind: `name_${decision}`, told: present.newName, text })
}
