import type { HelpedPerson, NameDecision } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import { targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { NAME_OF_ACCOUNT } from '#texts/members.ts'
import { helpedAccount, type NameSettlement, recordNameSettlement } from './help.queries.ts'
import { type Row, requireHelpable, toHelpedPerson } from './helped-person.ts'

/** Corrects a person's name and notifies the person. */
export async function correctName(work: MemberWork, id: string, fullName: string): Promise<HelpedPerson> {
  const [[row]] = await work.read([helpedAccount(work.db, work.member.id, id)])
  const present = requireHelpable(work, row)
  if (present.fullName === fullName) throw new Invalid({ fullName: NAME_OF_ACCOUNT })
  return settleName(work, present, { kind: 'name_corrected', told: fullName })
}

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

/** Saves an administrator's correction or decision on a person's name, and notifies the person. */
async function settleName(work: MemberWork, present: Row, settlement: NameSettlement): Promise<HelpedPerson> {
  const audit = await auditEntry(work, `member.${settlement.kind}`, present.id)
  const mails = await throttle(work, 'nameCorrectionMailPerRecipient', present.email)
  const { countedMails, name } = await work.write({
    countedMails: mails.attempt,
    name: recordNameSettlement(work.db, targetOf(work, present.id), present, settlement, mails.key, audit),
  })
  requireMailAllowed(work, countedMails)
  const [current] = name.account
  if (current && name.settled.length > 0) return toHelpedPerson(current)
  requireHelpable(work, current)
  throw new Conflict('member_changed')
}
