import { type EventKind, eventRules, isReminder, type MailKind } from '#contract/notifications.ts'
import type { Database, Statement } from '#database/client.ts'
import type { TokenPurpose } from '#database/schema/accounts.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import type { Bindings } from '#platform/bindings.ts'
import type { Clock } from '#platform/clock.ts'
import { MAIL_LEASE_MS, sendMail } from '#platform/mail.ts'
import { recordFault } from '#platform/record-fault.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import {
  BATCH_SIZE,
  claimDueMails,
  type DueMail,
  markDropped,
  markFailed,
  markSent,
  obsoleteReminders,
  type Recipient,
  recipientsOf,
  replaceToken,
} from './messages.queries.ts'
import { composeMail } from './templates.ts'

const ATTEMPTS_MAX = 12
const WAIT_MAX_MS = 6 * HOUR

/** Messages whose link carries a secret: the secret is created when the message is sent, and only its hash is stored. */
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

/** Enough for the largest bulk decision. The cron sends the rest. */
const AFTER_A_CHANGE: BatchLimits = { maxMs: 15 * SECOND, maxBatches: 3 }

/** Form of the mail service's error codes. */
const CODE = /^E_[A-Z_]{1,60}$/

/** A Worker may have six connections open at the same time. */
const CONCURRENCY = 5

/** Sends the due messages in batches. */
export async function deliverMessages(delivery: Delivery, limits = AFTER_A_CHANGE): Promise<void> {
  await runBatches(delivery.clock, limits, BATCH_SIZE, () => deliverBatch(delivery))
}

/**
 * Sends one batch of due messages, `CONCURRENCY` at a time, and stores the results of those in one write.
 * @returns The size of the batch.
 */
async function deliverBatch(delivery: Delivery): Promise<number> {
  const { db, clock } = delivery
  const now = clock.now()
  const due = await claimDueMails(db, now, after(now, MAIL_LEASE_MS))
  if (due.length === 0) return 0
  const found = await recipientsOf(db, [...new Set(due.map(({ userId }) => userId))])
  const recipients = new Map(found.map((recipient) => [recipient.userId, recipient]))
  const faults = new Map<string, unknown>()
  for (let from = 0; from < due.length; from += CONCURRENCY) {
    const group = due.slice(from, from + CONCURRENCY)
    const obsolete = await obsoleteAmong(delivery, group)
    const attempts = await Promise.all(
      group.map((event) =>
        attempt(delivery, event, obsolete.has(event.id) ? undefined : recipients.get(event.userId)),
      ),
    )
    const [first, ...rest] = attempts.map(({ update }) => update)
    if (first) await db.batch([first, ...rest])
    for (const { error } of attempts) if (error !== undefined) faults.set(nameOf(error), error)
  }
  // Records one fault of each kind: without a mail service, every message of the batch fails for the same reason.
  for (const error of faults.values()) await recordFault(db, 'deliverMessages', clock.now(), error)
  return due.length
}

/** The reminders of the group that are not true any more, as of now. */
async function obsoleteAmong({ db, clock }: Delivery, group: DueMail[]): Promise<Set<string>> {
  const ids = group.filter(({ kind }) => isReminder(kind)).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  return new Set((await obsoleteReminders(db, ids, clock.now())).map(({ id }) => id))
}

/**
 * Sends the message. Returns the statement that stores the result, in an object because awaiting a statement runs it.
 * A failed message is retried after a wait that grows from a minute to six hours.
 */
async function attempt(
  delivery: Delivery,
  event: DueMail,
  recipient: Recipient | undefined,
): Promise<{ update: Statement; error?: unknown }> {
  const { db, clock } = delivery
  try {
    const wasSent = recipient && (await deliver(delivery, event, recipient))
    return { update: wasSent ? markSent(db, event.id, clock.now()) : markDropped(db, event.id) }
  } catch (error) {
    const wait = Math.min(WAIT_MAX_MS, MINUTE * 2 ** (event.mailAttempts - 1))
    const next = {
      mailStatus: event.mailAttempts >= ATTEMPTS_MAX ? ('failed' as const) : ('waiting' as const),
      mailDueAt: after(clock.now(), wait),
    }
    return { update: markFailed(db, event.id, nameOf(error), next), error }
  }
}

/** The mail service's error code, or else the error's class. Never the message, which may contain personal data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name
}

const isMailKind = (kind: EventKind): kind is MailKind => eventRules[kind].mail

/** Sends the e-mail, unless it is obsolete. Returns whether it was sent. */
async function deliver({ db, clock, env }: Delivery, event: DueMail, recipient: Recipient): Promise<boolean> {
  const { kind } = event
  if (!isMailKind(kind)) return false
  // The address was confirmed meanwhile.
  if (event.kind === 'confirm_email' && recipient.status !== 'pending') return false
  // The change was replaced or withdrawn meanwhile.
  if (event.kind === 'confirm_new_email' && event.parameters.to !== recipient.newEmail) return false
  const link = await linkOf({ db, clock, env }, event)
  if (link === undefined) return false
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
    now: clock.now(),
  })
  const from = { name: company.mailFromName ?? company.name, email: company.mailFromAddress }
  await sendMail(env, { to: parameters.to ?? recipient.email, from, ...mail })
  return true
}

/** URL of the message's button, with a new token if the link carries one; `undefined` if the message was dropped meanwhile. */
async function linkOf({ db, clock, env }: Delivery, event: DueMail): Promise<string | undefined> {
  const token = linkTokens[event.kind]
  if (!token) return `${env.MEMBER_URL}/auth`
  const secret = randomSecret()
  const expiresAt = after(clock.now(), token.lifetimeMs)
  const { purpose } = token
  const [stored] = await replaceToken(db, event.id, {
    userId: event.userId,
    purpose,
    hash: await sha256(secret),
    expiresAt,
  })
  return stored && `${env.MEMBER_URL}${token.path}?token=${secret}`
}
