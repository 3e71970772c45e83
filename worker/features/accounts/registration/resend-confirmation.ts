import { RESEND_COOLDOWN_SECONDS } from '#contract/accounts.ts'
import { after, SECOND } from '#domain/duration.ts'
import { Conflict, TooMany } from '#platform/errors.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { resendConfirmation as resend } from '../accounts.queries.ts'

/**
 * Records another confirmation e-mail, whose token will replace the previous one. Returns the time of the
 * request.
 */
export async function resendConfirmation(work: MemberWork): Promise<{ confirmationSentAt: string }> {
  const { db, clock } = work
  const now = clock.now()
  const account = await work.account()
  if (account.status !== 'pending') throw new Conflict('email_already_confirmed')
  const sentBefore = after(now, -RESEND_COOLDOWN_SECONDS * SECOND)
  const perRecipient = await throttle(work, 'confirmationMailPerRecipient', account.email)
  const { countedMails, message } = await work.write({
    countedMails: perRecipient.attempt,
    message: resend(db, account, sentBefore, perRecipient.key, now),
  })
  requireMailAllowed(work, countedMails)
  if (!message.sent[0]) {
    const sentAt = account.confirmationSentAt ?? now
    const wait = RESEND_COOLDOWN_SECONDS - (now.getTime() - sentAt.getTime()) / SECOND
    throw new TooMany(wait, 'resend_too_soon')
  }
  return { confirmationSentAt: now.toISOString() }
}
