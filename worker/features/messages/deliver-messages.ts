import type { Database } from '../../database/client.ts'
import type { MessageTemplate } from '../../database/outbox.ts'
import type { TokenPurpose } from '../../database/schema/accounts.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { sendMail } from '../../platform/mail.ts'
import { randomSecret, sha256 } from '../../platform/secrets.ts'
import { claimDueMessages, markFailed, markSent, recipientOf, replaceToken } from './messages.queries.ts'
import { composeMail } from './templates.ts'

/** How long an attempt may take before another may start. */
const LEASE_MS = 2 * MINUTE
const ATTEMPTS_MAX = 12
const WAIT_MAX_MS = 6 * HOUR

/** Messages whose link carries a secret: the secret is made when the message leaves, and never kept. */
const linkTokens: Partial<Record<MessageTemplate, { purpose: TokenPurpose; path: string; lifetimeMs: number }>> = {
  confirm_email: { purpose: 'email_confirmation', path: '/confirmar-email', lifetimeMs: DAY },
  reset_password: { purpose: 'password_reset', path: '/redefinir-senha', lifetimeMs: 30 * MINUTE },
}

interface Delivery {
  db: Database
  clock: Clock
  env: Bindings
}

/** Sends what is due; what fails is tried again after a wait that grows from a minute to six hours. */
export async function deliverMessages(delivery: Delivery): Promise<{ sent: number; failed: number }> {
  const { db, clock } = delivery
  const now = clock.now()
  const due = await claimDueMessages(db, now, after(now, LEASE_MS))
  let sent = 0
  for (const message of due) {
    try {
      await deliver(delivery, message)
      await markSent(db, message.id, clock.now())
      sent += 1
    } catch (error) {
      const wait = Math.min(WAIT_MAX_MS, MINUTE * 2 ** (message.attempts - 1))
      await markFailed(db, message.id, error instanceof Error ? error.name : 'unknown', {
        status: message.attempts >= ATTEMPTS_MAX ? 'failed' : 'waiting',
        dueAt: after(clock.now(), wait),
      })
    }
  }
  return { sent, failed: due.length - sent }
}

async function deliver({ db, clock, env }: Delivery, message: Awaited<ReturnType<typeof claimDueMessages>>[number]) {
  const template = message.template as MessageTemplate
  const [recipient] = await recipientOf(db, message.userId)
  if (!recipient) return
  // Confirmed in the meantime: the link would only confuse.
  if (template === 'confirm_email' && recipient.status !== 'pending') return
  const link = await linkOf({ db, clock, env }, template, message.userId)
  const mail = composeMail(template, { recipient, parameters: message.parameters, link, memberUrl: env.MEMBER_URL })
  await sendMail(env, { to: recipient.email, fromName: recipient.company.name, ...mail })
}

/** Where the message's button leads. */
async function linkOf({ db, clock, env }: Delivery, template: MessageTemplate, userId: string): Promise<string> {
  const token = linkTokens[template]
  if (!token) return `${env.MEMBER_URL}/auth`
  const secret = randomSecret()
  const expiresAt = after(clock.now(), token.lifetimeMs)
  await replaceToken(db, { userId, purpose: token.purpose, hash: await sha256(secret), expiresAt })
  return `${env.MEMBER_URL}${token.path}?token=${secret}`
}
