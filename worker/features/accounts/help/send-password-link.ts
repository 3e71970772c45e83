import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireAllowed, requireMailAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { helpedAccount, passwordLinkTo } from './help.queries.ts'
import { requireHelpable } from './helped-person.ts'

/**
 * Sends a link for a new password to the account's address, never to the administrator. Counts as a request
 * by the person.
 */
export async function sendPasswordLink(
  work: MemberWork,
  id: string,
): Promise<{ id: string; sentAt: string }> {
  const { db, member } = work
  const [[row]] = await work.read([helpedAccount(db, member.id, id)])
  const { email } = requireHelpable(work, row)
  const audit = await auditEntry(work, 'member.password_link_sent', id)
  const perEmail = await throttle(work, 'passwordResetPerEmail', email)
  const perRecipient = await throttle(work, 'passwordResetMailPerRecipient', email)
  const { counted, countedMails, link } = await work.write({
    counted: perEmail.attempt,
    countedMails: perRecipient.attempt,
    link: passwordLinkTo(db, { id, email }, [perEmail.key, perRecipient.key], audit),
  })
  requireAllowed(work, counted)
  requireMailAllowed(work, countedMails)
  if (link.sent.length === 0) throw new Conflict('member_changed')
  return { id, sentAt: audit.at.toISOString() }
}
