import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { withdrawNewEmailOf } from './help.queries.ts'
import { toHelpedPerson } from './helped-person.ts'

/**
 * Withdraws a member's change of e-mail. Throws `no_email_change` if none is pending, or if it was confirmed
 * first.
 */
export async function withdrawEmailChange(work: MemberWork, id: string): Promise<HelpedPerson> {
  const audit = await auditEntry(work, 'member.email_change_cancelled', id)
  const { withdrawal, account } = await work.write(withdrawNewEmailOf(work.db, id, audit))
  const [current] = account
  if (!current) throw new NotFound()
  if (withdrawal.withdrawn.length > 0) return toHelpedPerson(current)
  if (current.role === 'admin') throw new Forbidden('administrator_account')
  throw new Conflict('no_email_change')
}
