import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import { targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { type NameSettlement, settleNameOf } from './help.queries.ts'
import { type Row, requireHelpable, toHelpedPerson } from './helped-person.ts'

/** Saves an administrator's correction or decision on a person's name, and notifies the person. */
export async function settleName(
  work: MemberWork,
  present: Row,
  settlement: NameSettlement,
): Promise<HelpedPerson> {
  const audit = await auditEntry(work, `member.${settlement.kind}`, present.id)
  const mails = await throttle(work, 'nameCorrectionMailPerRecipient', present.email)
  const { countedMails, name } = await work.write({
    countedMails: mails.attempt,
    name: settleNameOf(work.db, targetOf(work, present.id), present, settlement, mails.key, audit),
  })
  requireMailAllowed(work, countedMails)
  const [current] = name.account
  if (current && name.settled.length > 0) return toHelpedPerson(current)
  requireHelpable(work, current)
  throw new Conflict('member_changed')
}
