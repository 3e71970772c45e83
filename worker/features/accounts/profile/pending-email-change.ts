import type { User } from '#contract/accounts.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { EMAIL_CHANGE_REQUESTED } from '#texts/accounts.ts'
import { accountOf } from '../accounts.queries.ts'
import { toUser } from '../user.ts'
import { resendNewEmailLink, withdrawNewEmail } from './email-change.queries.ts'

/**
 * Sends another link to the new address of a pending change of e-mail. Whoever requested the change, member
 * or administrator, proved their identity then.
 */
export async function resendEmailChange(work: MemberWork): Promise<{ message: string }> {
  const { db, clock, member } = work
  const { companyId, newEmail } = await work.account()
  if (newEmail === null) throw new Conflict('no_email_change')
  const mails = await throttle(work, 'newEmailMailPerRecipient', newEmail)
  const { countedMails, link } = await work.write({
    countedMails: mails.attempt,
    link: resendNewEmailLink(db, member.id, newEmail, mails.key, { companyId, at: clock.now() }),
  })
  requireMailAllowed(work, countedMails)
  if (!link.waiting[0]) throw new Conflict('no_email_change')
  return { message: EMAIL_CHANGE_REQUESTED }
}

/** Withdraws a change of e-mail and invalidates its link. Does nothing if none is pending. */
export async function cancelEmailChange(work: MemberWork): Promise<User> {
  const { db, member } = work
  const audit = await auditEntry(work, 'account.email_change_cancelled', member.id)
  const { account } = await work.writeUncounted({
    withdrawal: withdrawNewEmail(db, member.id, audit),
    account: accountOf(db, member.id),
  })
  if (!account[0]) throw new NotFound()
  return toUser(account[0])
}
