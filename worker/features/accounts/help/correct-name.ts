import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { resultOf } from '#platform/result-of.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import { targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_OF_ACCOUNT } from '#texts/members.ts'
import { correctNameOf, helpedAccount } from './help.queries.ts'
import { requireHelpable, toHelpedPerson } from './helped-person.ts'

/** Corrects a person's name and tells the person. */
export async function correctName(work: MemberWork, id: string, fullName: string): Promise<HelpedPerson> {
  const { db, member } = work
  const [[row]] = await work.read([helpedAccount(db, member.id, id)])
  const present = requireHelpable(work, row)
  if (present.fullName === fullName) throw new Invalid({ fullName: NAME_OF_ACCOUNT })
  const audit = await auditEntry(work, 'member.name_corrected', id)
  const mails = await throttle(work, 'nameCorrectionMailPerRecipient', present.email)
  const { statements, corrected, account } = correctNameOf(
    db,
    targetOf(work, id),
    fullName,
    { email: present.email, limit: mails.key },
    audit,
  )
  const [countedMails, ...results] = await work.write([mails.attempt, ...statements])
  requireMailAllowed(work, countedMails)
  const [current] = resultOf(results, statements, account)
  if (current && resultOf(results, statements, corrected).length > 0) return toHelpedPerson(current)
  requireHelpable(work, current)
  throw new Conflict('member_changed')
}
