import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { resultOf } from '#platform/result-of.ts'
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
  const { statements, settled, account } = settleNameOf(
    work.db,
    targetOf(work, present.id),
    present,
    settlement,
    mails.key,
    audit,
  )
  const [countedMails, ...results] = await work.write([mails.attempt, ...statements])
  requireMailAllowed(work, countedMails)
  const [current] = resultOf(results, statements, account)
  if (current && resultOf(results, statements, settled).length > 0) return toHelpedPerson(current)
  requireHelpable(work, current)
  throw new Conflict('member_changed')
}
