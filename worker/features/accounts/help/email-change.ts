import type { HelpedPerson } from '#contract/members.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import { targetOf } from '#platform/versions.ts'
import type { MemberWork } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { EMAIL_OF_ACCOUNT } from '#texts/members.ts'
import {
  confirmedAccountWith,
  helpedAccount,
  requestNewEmailFor,
  withdrawNewEmailFor,
} from './help.queries.ts'
import { requireHelpable, toHelpedPerson } from './helped-person.ts'

/**
 * Sends a link to a person's new address. The e-mail changes only when the link is confirmed; the current
 * address is notified and can cancel. Reveals about an address in use only what the dashboard's search does:
 * accounts of the administrator's company.
 */
export async function askForEmailChange(work: MemberWork, id: string, email: string): Promise<HelpedPerson> {
  const { db, member } = work
  const { row, other } = await work.read({
    row: helpedAccount(db, member.id, id),
    other: confirmedAccountWith(db, member.id, email),
  })
  const present = requireHelpable(work, row[0])
  if (present.role === 'admin') throw new Forbidden('administrator_account')
  if (present.email === email) throw new Invalid({ email: EMAIL_OF_ACCOUNT })
  if (other[0]) throw new Invalid({ email: errorMessages.email_unavailable }, 'email_unavailable')
  const audit = await auditEntry(work, 'member.email_change_requested', id)
  const mails = await throttle(work, 'newEmailMailPerRecipient', email)
  const { countedMails, request } = await work.write({
    countedMails: mails.attempt,
    request: requestNewEmailFor(db, targetOf(work, id), email, mails.key, audit),
  })
  requireMailAllowed(work, countedMails)
  const [current] = request.account
  if (current && request.requested.length > 0) return toHelpedPerson(current)
  requireHelpable(work, current)
  throw new Conflict('member_changed')
}

/**
 * Withdraws a member's change of e-mail. Throws `no_email_change` if none is pending, or if it was confirmed
 * first.
 */
export async function withdrawEmailChange(work: MemberWork, id: string): Promise<HelpedPerson> {
  const audit = await auditEntry(work, 'member.email_change_cancelled', id)
  const { withdrawal, account } = await work.write(withdrawNewEmailFor(work.db, id, audit))
  const [current] = account
  if (!current) throw new NotFound()
  if (withdrawal.withdrawn.length > 0) return toHelpedPerson(current)
  if (current.role === 'admin') throw new Forbidden('administrator_account')
  throw new Conflict('no_email_change')
}
