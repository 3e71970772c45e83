import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { withdrawNewEmailOf } from './help.queries.ts'
import { toHelpedPerson } from './helped-person.ts'

/** Withdraws a change of e-mail that waits for its confirmation. Changes nothing where none waits. */
export async function withdrawEmailChange(work: MemberWork, id: string): Promise<HelpedPerson> {
  const audit = await auditEntry(work, 'member.email_change_cancelled', id)
  const [, , , , [account]] = await work.write(withdrawNewEmailOf(work.db, id, audit))
  if (!account) throw new NotFound()
  return toHelpedPerson(account)
}
