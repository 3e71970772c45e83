import { Conflict } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { EMAIL_CHANGE_REQUESTED } from '#texts/accounts.ts'
import { resendNewEmailLink } from './email-change.queries.ts'

/**
 * Sends another link to the new address of a pending change of e-mail. Whoever requested the change, member
 * or administrator, proved their identity then.
 */
export async function resendEmailChange(work: MemberWork): Promise<{ message: string }> {
  const { db, clock, member } = work
  const { newEmail, companyId } = await work.account()
  if (newEmail === null) throw new Conflict('no_email_change')
  const mails = await throttle(work, 'newEmailMailPerRecipient', newEmail)
  const { countedMails, link } = await work.write({
    countedMails: mails.attempt,
    link: resendNewEmailLink(db, member.id, newEmail, mails.key, {
      companyId,
      userId: member.id,
      kind: 'confirm_new_email',
      at: clock.now(),
    }),
  })
  requireMailAllowed(work, countedMails)
  if (!link.waiting[0]) throw new Conflict('no_email_change')
  return { message: EMAIL_CHANGE_REQUESTED }
}
