import type { HelpedPerson } from '#contract/members.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_OF_ACCOUNT } from '#texts/members.ts'
import { helpedAccount } from './help.queries.ts'
import { requireHelpable } from './helped-person.ts'
import { settleName } from './settle-name.ts'

/** Corrects a person's name and notifies the person. */
export async function correctName(work: MemberWork, id: string, fullName: string): Promise<HelpedPerson> {
  const [[row]] = await work.read([helpedAccount(work.db, work.member.id, id)])
  const present = requireHelpable(work, row)
  if (present.fullName === fullName) throw new Invalid({ fullName: NAME_OF_ACCOUNT })
  return settleName(work, present, { kind: 'name_corrected', told: fullName })
}
