import type { MailWords } from '#contract/members.ts'
import { isMailKind } from '#contract/notifications.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { openedMessage } from './opened-message.queries.ts'
import { wordsOfMail } from './templates.ts'

/**
 * The text of an e-mail to a person, after writing the audit row. Texts are not stored: the text is composed
 * again from the event, as of the time when the e-mail was sent, without the links and their secrets.
 */
export async function openMessage(work: MemberWork, id: string): Promise<MailWords> {
  const { clock, db, write } = work
  const audit = await auditEntry(work, 'message.opened', id)
  const { message, parts } = await write(openedMessage(db, id, audit))
  if (!message[0] || !isMailKind(message[0].kind)) throw new NotFound()
  const { kind, fullName, emailConfirmedAt, company, sentAt } = message[0]
  const now = sentAt ?? clock.now()
  const all = parts.length > 1 ? parts.map(({ parameters }) => parameters) : [message[0].parameters]
  const parameters = all.at(-1) ?? {}
  const to = parameters.to ?? null
  const emailConfirmed = emailConfirmedAt !== null && emailConfirmedAt <= now && !to
  const recipient = { fullName, emailConfirmed, company }
  return { to, ...wordsOfMail(kind, { recipient, parameters, now }, all) }
}
