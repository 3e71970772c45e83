import type { EventKind } from '../../contract/notifications.ts'
import type { Database } from '../../database/client.ts'
import type { TokenPurpose } from '../../database/schema/accounts.ts'
import type { Bindings } from '../../platform/bindings.ts'
import { after, type Clock, DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { MAIL_LEASE_MS, sendMail } from '../../platform/mail.ts'
import { randomSecret, sha256 } from '../../platform/secrets.ts'
import {
  claimDueMails,
  DELIVERIES_AT_ONCE,
  type DueMail,
  markDropped,
  markFailed,
  markSent,
  recipientOf,
  replaceToken,
} from './messages.queries.ts'
import { composeMail, isMailKind } from './templates.ts'

const ATTEMPTS_MAX = 12
const REMINDER_LIFETIME_MS = 3 * HOUR
const WAIT_MAX_MS = 6 * HOUR

/** Messages whose link carries a secret: the secret is made when the message leaves, and never kept. */
const linkTokens: Partial<Record<EventKind, { purpose: TokenPurpose; path: string; lifetimeMs: number }>> = {
  confirm_email: { purpose: 'email_confirmation', path: '/confirmar-email', lifetimeMs: DAY },
  confirm_new_email: { purpose: 'email_change', path: '/confirmar-novo-email', lifetimeMs: DAY },
  reset_password: { purpose: 'password_reset', path: '/redefinir-senha', lifetimeMs: 30 * MINUTE },
}

interface Delivery {
  db: Database
  clock: Clock
  env: Bindings
}

/** More than a bulk of decisions owes; what is left over after so many rounds is the cron's. */
const ROUNDS_MAX = 5

/** Sends what is due, round by round. */
export async function deliverMessages(delivery: Delivery): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    if ((await deliverRound(delivery)) < DELIVERIES_AT_ONCE) break
  }
}

/** Sends what is due and tells how much that was; what fails is tried again after a wait that grows from a minute to six hours. */
async function deliverRound(delivery: Delivery): Promise<number> {
  const { db, clock } = delivery
  const now = clock.now()
  const due = await claimDueMails(db, now, after(now, MAIL_LEASE_MS))
  for (const event of due) {
    try {
      const left = await deliver(delivery, event)
      await (left ? markSent(db, event.id, clock.now()) : markDropped(db, event.id))
    } catch (error) {
      const wait = Math.min(WAIT_MAX_MS, MINUTE * 2 ** (event.mailAttempts - 1))
      await markFailed(db, event.id, error instanceof Error ? error.name : 'unknown', {
        mailStatus: event.mailAttempts >= ATTEMPTS_MAX ? 'failed' : 'waiting',
        mailDueAt: after(clock.now(), wait),
      })
    }
  }
  return due.length
}

/** Whether it left: what has lost its point does not. */
async function deliver({ db, clock, env }: Delivery, event: DueMail): Promise<boolean> {
  const { kind } = event
  const [recipient] = await recipientOf(db, event.userId)
  if (!recipient || !isMailKind(kind)) return false
  // Confirmed in the meantime: the link would only confuse.
  if (event.kind === 'confirm_email' && recipient.status !== 'pending') return false
  // Another address was asked for since, or none any more.
  if (event.kind === 'confirm_new_email' && event.parameters.to !== recipient.newEmail) return false
  // Hours later a reminder of a dose does harm.
  if (event.kind === 'medication_due' && event.createdAt < after(clock.now(), -REMINDER_LIFETIME_MS))
    return false
  const link = await linkOf({ db, clock, env }, event.kind, event.userId)
  const { parameters } = event
  const { company } = recipient
  const logoUrl = company.logoKey
    ? `${env.MEMBER_URL}/api/company/${company.id}/logo?version=${company.logoVersion}`
    : null
  const mail = composeMail(kind, {
    recipient: { fullName: recipient.fullName, company: { ...company, logoUrl } },
    parameters,
    link,
    memberUrl: env.MEMBER_URL,
  })
  const from = { name: company.mailFromName ?? company.name, email: company.mailFromAddress }
  await sendMail(env, { to: parameters.to ?? recipient.email, from, ...mail })
  return true
}

/** Where the message's button leads. */
async function linkOf({ db, clock, env }: Delivery, kind: EventKind, userId: string): Promise<string> {
  const token = linkTokens[kind]
  if (!token) return `${env.MEMBER_URL}/auth`
  const secret = randomSecret()
  const expiresAt = after(clock.now(), token.lifetimeMs)
  await replaceToken(db, { userId, purpose: token.purpose, hash: await sha256(secret), expiresAt })
  return `${env.MEMBER_URL}${token.path}?token=${secret}`
}
