import type { EventKind } from '#contract/notifications.ts'
import type { Database, Statement } from '#database/client.ts'
import type { TokenPurpose } from '#database/schema/accounts.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { MAIL_LEASE_MS, sendMail } from '#platform/mail.ts'
import { recordFault } from '#platform/record-fault.ts'
import { inRounds, type RoundLimits } from '#platform/rounds.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import {
  claimDueMails,
  DELIVERIES_AT_ONCE,
  type DueMail,
  markDropped,
  markFailed,
  markSent,
  type Recipient,
  recipientsOf,
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

/** More than a bulk of decisions owes; what is left over is the cron's. */
const AFTER_A_CHANGE: RoundLimits = { forMs: 15 * SECOND, rounds: 3 }

/** What the mail service calls a refusal. */
const CODE = /^E_[A-Z_]{1,60}$/

/** As many as may be under way: a Worker has six connections. */
const SENT_AT_ONCE = 5

/** Sends what is due, round by round. */
export async function deliverMessages(delivery: Delivery, limits = AFTER_A_CHANGE): Promise<void> {
  await inRounds(delivery.clock, limits, DELIVERIES_AT_ONCE, () => deliverRound(delivery))
}

/** Sends what is due, a few at a time, and tells how much that was. What became of the few is noted in one go. */
async function deliverRound(delivery: Delivery): Promise<number> {
  const { db, clock } = delivery
  const now = clock.now()
  const due = await claimDueMails(db, now, after(now, MAIL_LEASE_MS))
  if (due.length === 0) return 0
  const found = await recipientsOf(db, [...new Set(due.map(({ userId }) => userId))])
  const recipients = new Map(found.map((recipient) => [recipient.userId, recipient]))
  const faults = new Map<string, unknown>()
  for (let from = 0; from < due.length; from += SENT_AT_ONCE) {
    const few = due.slice(from, from + SENT_AT_ONCE)
    const attempts = await Promise.all(
      few.map((event) => attempt(delivery, event, recipients.get(event.userId))),
    )
    const [first, ...rest] = attempts.map(({ note }) => note)
    if (first) await db.batch([first, ...rest])
    for (const { error } of attempts) if (error !== undefined) faults.set(nameOf(error), error)
  }
  // One of a kind is enough: where nothing leaves, every message of the round fails alike.
  for (const error of faults.values()) await recordFault(db, 'deliverMessages', clock.now(), error)
  return due.length
}

/**
 * Sends the message, and hands out what is to be noted of it: in an object, since a statement that is awaited runs.
 * One that fails is tried again after a wait that grows from a minute to six hours.
 */
async function attempt(
  delivery: Delivery,
  event: DueMail,
  recipient: Recipient | undefined,
): Promise<{ note: Statement; error?: unknown }> {
  const { db, clock } = delivery
  try {
    const left = recipient && (await deliver(delivery, event, recipient))
    return { note: left ? markSent(db, event.id, clock.now()) : markDropped(db, event.id) }
  } catch (error) {
    const wait = Math.min(WAIT_MAX_MS, MINUTE * 2 ** (event.mailAttempts - 1))
    const next = {
      mailStatus: event.mailAttempts >= ATTEMPTS_MAX ? ('failed' as const) : ('waiting' as const),
      mailDueAt: after(clock.now(), wait),
    }
    return { note: markFailed(db, event.id, nameOf(error), next), error }
  }
}

/** The code where the mail service gives one: it says why, and holds nobody's data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name
}

/** Whether it left: what has lost its point does not. */
async function deliver({ db, clock, env }: Delivery, event: DueMail, recipient: Recipient): Promise<boolean> {
  const { kind } = event
  if (!isMailKind(kind)) return false
  // Confirmed in the meantime: the link would only confuse.
  if (event.kind === 'confirm_email' && recipient.status !== 'pending') return false
  // Another address was asked for since, or none any more.
  if (event.kind === 'confirm_new_email' && event.parameters.to !== recipient.newEmail) return false
  // Hours later a reminder of a dose does harm.
  if (event.kind === 'medication_due' && event.notifyAt < after(clock.now(), -REMINDER_LIFETIME_MS))
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
