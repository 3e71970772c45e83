import { RESEND_COOLDOWN_SECONDS } from '#contract/accounts.ts'
import { after, SECOND } from '#domain/duration.ts'
import { Conflict, TooMany } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { markConfirmationSent, recordConfirmationResend } from '../accounts.queries.ts'

/**
 * Records another confirmation e-mail, whose token will replace the previous one. Returns the time of the
 * request.
 */
export async function resendConfirmation(work: MemberWork): Promise<{ confirmationSentAt: string }> {
  const { db, clock, member } = work
  const now = clock.now()
  const account = await work.account()
  if (account.status !== 'pending') throw new Conflict('email_already_confirmed')
  const sentBefore = after(now, -RESEND_COOLDOWN_SECONDS * SECOND)
  const perRecipient = await throttle(work, 'confirmationMailPerRecipient', account.email)
  const { countedMails, marked } = await work.write({
    countedMails: perRecipient.attempt,
    event: recordConfirmationResend(db, member.id, sentBefore, perRecipient.key, {
      companyId: account.companyId,
      userId: member.id,
      kind: 'confirm_email',
      at: now,
    }),
    marked: markConfirmationSent(db, member.id, sentBefore, perRecipient.key, now),
  })
  requireMailAllowed(work, countedMails)
  if (marked.length === 0) {
    const sentAt = account.confirmationSentAt ?? now
    const wait = RESEND_COOLDOWN_SECONDS - (now.getTime() - sentAt.getTime()) / SECOND
    throw new TooMany(wait, 'resend_too_soon')
  }
  return { confirmationSentAt: now.toISOString() }
}
