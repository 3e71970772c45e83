import { RESEND_COOLDOWN_SECONDS } from '#contract/accounts.ts'
import { after, SECOND } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, TooMany } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import { requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { resendConfirmation as resend } from './member-changes.queries.ts'
import { memberOf } from './members.queries.ts'

/** Records another confirmation e-mail, with the same cooldown as for the member's own request. */
export async function resendConfirmation(
  work: MemberWork,
  id: string,
): Promise<{ id: string; confirmationSentAt: string }> {
  const { db, member, write } = work
  const present = await readOne(work, memberOf(db, member.id, id))
  if (present.status !== 'pending') throw new Conflict('email_already_confirmed')
  const audit = await auditEntry(work, 'member.confirmation_resent', id)
  const sentBefore = after(audit.at, -RESEND_COOLDOWN_SECONDS * SECOND)
  const perRecipient = await throttle(work, 'confirmationMailPerRecipient', present.email)
  const { countedMails, message } = await write({
    countedMails: perRecipient.attempt,
    message: resend(db, { id, companyId: audit.companyId }, sentBefore, perRecipient.key, audit),
  })
  requireMailAllowed(work, countedMails)
  if (!message.sent[0]) {
    const sentAt = present.confirmationSentAt ?? audit.at
    const waited = (audit.at.getTime() - sentAt.getTime()) / SECOND
    throw new TooMany(RESEND_COOLDOWN_SECONDS - waited, 'resend_too_soon')
  }
  return { id, confirmationSentAt: audit.at.toISOString() }
}
