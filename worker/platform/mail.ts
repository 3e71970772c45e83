import { plainLine } from '#contract/plain-line.ts'
import { MINUTE, SECOND } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'

/** How long a claimed message is reserved from other runs, in milliseconds. */
export const MAIL_LEASE_MS = 2 * MINUTE
/**
 * How long the mail service may take for one e-mail, in milliseconds. Less than the 30 seconds that a task
 * may run after a response, and less than the lease: a message is only sent while its lease covers a whole
 * deadline.
 */
export const MAIL_DEADLINE_MS = 25 * SECOND

/** The mail service did not answer in time. It may still have accepted the e-mail. */
class MailTimeout extends Error {
  override name = 'MailTimeout'
}

export interface Mail {
  to: string
  from: {
    name: string
    /** `null` for the deployment's MAIL_FROM. */
    email: string | null
  }
  subject: string
  html: string
  text: string
}

/** Sends an e-mail through the platform. Rejects unless the platform accepts it before the deadline. */
export async function sendMail(env: Bindings, { to, from, subject, html, text }: Mail): Promise<void> {
  if (!env.EMAIL) throw new Error('No e-mail binding is configured')
  const sender = { name: plainLine(from.name), email: from.email ?? env.MAIL_FROM }
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new MailTimeout()), MAIL_DEADLINE_MS)
  try {
    await Promise.race([env.EMAIL.send({ from: sender, to, subject, html, text }), timeout])
  } finally {
    clearTimeout(timer)
  }
}
