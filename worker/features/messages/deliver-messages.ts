import { type EventKind, eventRules, isMailKind, type SecretLinkKind } from '#contract/notifications.ts'
import { runBatch } from '#database/batch.ts'
import type { Database, Statement } from '#database/client.ts'
import type { TokenPurpose } from '#database/schema/accounts.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#domain/duration.ts'
import { MAIL_ATTEMPTS_MS } from '#domain/mail-attempts.ts'
import type { Clock } from '#platform/clock.ts'
import { endSessionsLink } from '#platform/end-sessions-link.ts'
import { MAIL_DEADLINE_MS, MAIL_LEASE_MS, sendMail } from '#platform/mail.ts'
import { recordFault } from '#platform/record-fault.ts'
import { type BatchLimits, runBatches } from '#platform/run-batches.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import {
  BATCH_SIZE,
  type ClaimedRows,
  claimDueMails,
  claimMailsOfRequest,
  type DueMail,
  dropObsolete,
  markDropped,
  markFailed,
  markInDigest,
  markSent,
  type Recipient,
  recipientsOf,
  release,
  replaceToken,
  sentSince,
} from './messages.queries.ts'
import { composeDigest, composeMail } from './templates.ts'

/** The longest wait between two attempts, by priority: an outage delays account e-mails least. */
const WAIT_MAX_MS = [15 * MINUTE, HOUR, HOUR]
/** Maximum e-mails of one kind that a member gets in an hour. Further ones are combined in a digest. */
const MAILS_PER_HOUR_MAX = 5

/**
 * Messages whose link carries a secret. The secret is created when the message is sent, and only its hash is
 * stored.
 */
const linkTokens: Partial<Record<EventKind, LinkToken>> = {
  // The specification requires the token in the query.
  confirm_email: { purpose: 'email_confirmation', page: '/confirmar-email?', lifetimeMs: DAY },
  // Browsers do not send the fragment, so no request log shows the token.
  confirm_new_email: { purpose: 'email_change', page: '/confirmar-novo-email#', lifetimeMs: DAY },
  reset_password: { purpose: 'password_reset', page: '/redefinir-senha#', lifetimeMs: 30 * MINUTE },
} satisfies Record<SecretLinkKind, LinkToken>

interface LinkToken {
  purpose: TokenPurpose
  /** Path of the page, up to where the token follows. */
  page: string
  lifetimeMs: number
}

type Delivery = Pick<Work, 'clock' | 'db' | 'env'>

/**
 * The platform ends a task 30 seconds after the response, so the last e-mail must start a full deadline
 * earlier.
 */
const AFTER_A_CHANGE: BatchLimits = { maxMs: 4 * SECOND, maxBatches: 10 }

/** The form of the mail service's error codes. */
const CODE = /^E_[A-Z_]{1,60}$/

/** A Worker may have six connections open at the same time. */
const CONCURRENCY = 5

/** Sends the due messages in batches. */
export async function deliverMessages(delivery: Delivery, limits = AFTER_A_CHANGE): Promise<void> {
  const { clock, db } = delivery
  const end = after(clock.now(), limits.maxMs)
  await runBatches(clock, limits, 1, async () => {
    const claim = newLease(clock)
    const due = await claimDueMails(db, claim.now, claim.leaseEnd)
    await deliverClaimed(delivery, due, { ...claim, end })
    return due.length
  })
}

/**
 * Sends the messages that a request recorded. Leaves to the cron whatever would exceed a member's hourly
 * limit, and whatever is left when the time for tasks after the response runs out.
 * @param answeredAt when that time began
 */
export async function deliverOwnMessages(
  delivery: Delivery,
  requestId: string,
  answeredAt: Date,
): Promise<void> {
  const { clock, db } = delivery
  const end = after(answeredAt, AFTER_A_CHANGE.maxMs)
  const limits = { ...AFTER_A_CHANGE, maxMs: end.getTime() - clock.now().getTime() }
  await runBatches(clock, limits, BATCH_SIZE, async () => {
    const claim = newLease(clock)
    const due = await claimMailsOfRequest(db, requestId, claim.now, claim.leaseEnd)
    const left = await deliverClaimed(delivery, due, { ...claim, end, leavesDigests: true })
    return left ? 0 : due.length
  })
}

interface Claim {
  now: Date
  leaseEnd: Date
}

function newLease(clock: Clock): Claim {
  const now = clock.now()
  return { now, leaseEnd: after(now, MAIL_LEASE_MS) }
}

/** One e-mail: a message, or a digest of all claimed messages of one kind to one recipient. */
interface Parcel {
  rows: DueMail[]
  isDigest: boolean
}

/** The data for addressing e-mails, by user and by event. */
interface Addressed {
  recipients: Map<string, Recipient>
  securityLinks: Map<string, string>
}

interface Run extends Claim {
  /** The latest time at which an e-mail may start. */
  end: Date
  leavesDigests?: boolean
}

/**
 * Sends claimed messages, `CONCURRENCY` at a time, and stores the results of each group in one write. An
 * e-mail starts only if the lease covers its whole deadline, so that no other run sends it in the meantime;
 * the rest are released.
 * @returns whether a message was released
 */
async function deliverClaimed(delivery: Delivery, due: DueMail[], run: Run): Promise<boolean> {
  const { db, clock } = delivery
  if (due.length === 0) return false
  const groups = [...Map.groupBy(due, ({ userId, kind }) => `${kind} ${userId}`).values()]
  const pairs = groups.flatMap(([head]) => (head ? [{ userId: head.userId, kind: head.kind }] : []))
  const { found, sent } = await runBatch(db, {
    found: recipientsOf(db, [...new Set(due.map(({ userId }) => userId))]),
    sent: sentSince(db, pairs, after(run.now, -HOUR)),
  })
  const recipients = new Map(found.map((recipient) => [recipient.userId, recipient]))
  const securityLinks = await signLinks(delivery, due, recipients)
  const parcels: Parcel[] = []
  const left: Statement[] = []
  for (const rows of groups.sort(byPriority)) {
    const times = sent
      .filter(({ userId, kind }) => userId === rows[0]?.userId && kind === rows[0]?.kind)
      .map(({ sentAt }) => sentAt)
    const plan = planDelivery(db, rows, { count: times.length, first: Math.min(...times) }, run)
    parcels.push(...plan.parcels)
    left.push(...plan.left)
  }
  const faults = new Map<string, unknown>()
  let next = 0
  for (; next < parcels.length && mayStart(clock.now(), run); next += CONCURRENCY) {
    const round = await withoutObsolete(delivery, parcels.slice(next, next + CONCURRENCY), run)
    const attempts = await Promise.all(
      round.map((parcel) => attempt(delivery, parcel, { recipients, securityLinks }, run)),
    )
    await runBatch(db, { updates: attempts.flatMap(({ updates }) => updates) })
    for (const { error } of attempts) if (error !== undefined) faults.set(nameOf(error), error)
  }
  for (const parcel of parcels.slice(next)) left.push(release(db, claimedRows(parcel, run), run.now))
  await runBatch(db, { left })
  // Records one fault of each kind: without a mail service, every message of the batch fails for the same reason.
  for (const error of faults.values()) await recordFault(db, 'deliverMessages', clock.now(), error)
  return left.length > 0
}

/**
 * The links that end all sessions. They are signed before the first e-mail starts, so that the e-mails of a
 * round start together.
 */
async function signLinks(
  { env }: Delivery,
  due: DueMail[],
  recipients: Addressed['recipients'],
): Promise<Addressed['securityLinks']> {
  const links = new Map<string, string>()
  for (const { id, kind, userId } of due) {
    const recipient = recipients.get(userId)
    if (recipient && eventRules[kind].mail === 'security')
      links.set(id, await endSessionsLink(env, recipient.role, id))
  }
  return links
}

const mayStart = (now: Date, { end, leaseEnd }: Run): boolean =>
  now < end && after(now, MAIL_DEADLINE_MS) < leaseEnd

function byPriority([one]: DueMail[], [other]: DueMail[]): number {
  if (!one || !other) return 0
  return one.mailPriority - other.mailPriority || one.notifyAt.getTime() - other.notifyAt.getTime()
}

/** The e-mails for the claimed messages of one kind and recipient, and the statements for those not sent now. */
function planDelivery(
  db: Database,
  claimed: DueMail[],
  sent: { count: number; first: number },
  run: Run,
): { parcels: Parcel[]; left: Statement[] } {
  const rows = claimed.toSorted((one, other) => one.notifyAt.getTime() - other.notifyAt.getTime())
  const [head] = rows
  if (!head) return { parcels: [], left: [] }
  if (linkTokens[head.kind]) {
    // Each link replaces the previous one, so only the newest message is worth sending.
    const older = rows.slice(0, -1).map(({ id }) => markDropped(db, { id }))
    return { parcels: rows.slice(-1).map((row) => ({ rows: [row], isDigest: false })), left: older }
  }
  // A notice about an address goes to that address, which may differ from one message to the next.
  const addresses = new Set(rows.map(({ parameters }) => parameters.to))
  if (addresses.size > 1 || sent.count + rows.length <= MAILS_PER_HOUR_MAX) {
    return { parcels: rows.map((row) => ({ rows: [row], isDigest: false })), left: [] }
  }
  const all = { userId: head.userId, kind: head.kind, leaseEnd: run.leaseEnd }
  if (sent.count >= MAILS_PER_HOUR_MAX) {
    return { parcels: [], left: [release(db, all, after(new Date(sent.first), HOUR))] }
  }
  if (run.leavesDigests) return { parcels: [], left: [release(db, all, run.now)] }
  return { parcels: [{ rows, isDigest: rows.length > 1 }], left: [] }
}

function claimedRows({ rows: [head], isDigest }: Parcel, { leaseEnd }: Claim): ClaimedRows {
  if (!head) throw new Error('A parcel has at least one message')
  return isDigest ? { userId: head.userId, kind: head.kind, leaseEnd } : { id: head.id }
}

/** The parcels without reminders that have become obsolete. */
async function withoutObsolete({ db, clock }: Delivery, parcels: Parcel[], claim: Claim): Promise<Parcel[]> {
  const reminders = parcels
    .filter(({ rows: [head] }) => head && eventRules[head.kind].mail === 'reminder')
    .map((parcel) => dropObsolete(db, claimedRows(parcel, claim), clock.now()))
  const answer = await runBatch(db, { reminders })
  const dropped = new Set(answer.reminders.flat().map(({ id }) => id))
  return parcels
    .map(({ rows, isDigest }) => ({ rows: rows.filter(({ id }) => !dropped.has(id)), isDigest }))
    .filter(({ rows }) => rows.length > 0)
}

/**
 * Sends the e-mail. Returns the statements that store the result, in an object because awaiting a statement
 * would run it. A failed message is retried after a wait that grows from a minute to its priority's maximum.
 */
async function attempt(
  delivery: Delivery,
  parcel: Parcel,
  { recipients, securityLinks }: Addressed,
  claim: Claim,
): Promise<{ updates: Statement[]; error?: unknown }> {
  const { db, clock } = delivery
  const [head] = parcel.rows
  if (!head) return { updates: [] }
  const rows = claimedRows(parcel, claim)
  try {
    const recipient = recipients.get(head.userId)
    const wasSent = recipient && (await deliver(delivery, parcel.rows, recipient, securityLinks))
    const now = clock.now()
    if (!wasSent) return { updates: [markDropped(db, rows)] }
    const rest = parcel.isDigest ? [markInDigest(db, rows, head.id, now)] : []
    return { updates: [markSent(db, head.id, now), ...rest] }
  } catch (error) {
    const now = clock.now()
    const longest = WAIT_MAX_MS[head.mailPriority] ?? HOUR
    const retryAt = after(now, Math.min(longest, MINUTE * 2 ** (head.mailAttempts - 1)))
    const update = markFailed(db, rows, nameOf(error), { now, retryAt, attemptsMs: MAIL_ATTEMPTS_MS })
    return { updates: [update], error }
  }
}

/** The mail service's error code, or else the error's class. Never the message, which may contain personal data. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name
}

/** Sends the e-mail of one message, or a digest of several, unless it is obsolete. Returns whether it was sent. */
async function deliver(
  { db, clock, env }: Delivery,
  rows: DueMail[],
  recipient: Recipient,
  securityLinks: Addressed['securityLinks'],
): Promise<boolean> {
  const event = rows.at(-1)
  if (!event) return false
  const { kind, parameters } = event
  if (!isMailKind(kind)) return false
  // The address has been confirmed in the meantime.
  if (kind === 'confirm_email' && recipient.status !== 'pending') return false
  // The change has been replaced or withdrawn in the meantime.
  if (kind === 'confirm_new_email' && parameters.to !== recipient.newEmail) return false
  // The registration has been decided again in the meantime.
  if (kind === 'registration_reopened' && recipient.status !== 'email_confirmed') return false
  const link = securityLinks.get(event.id) ?? (await createLink({ db, clock, env }, event))
  if (link === undefined) return false
  const { company } = recipient
  const logoUrl = company.logoKey
    ? `${env.MEMBER_URL}/api/company/${company.id}/logo?version=${company.logoVersion}`
    : null
  const context = {
    recipient: {
      fullName: recipient.fullName,
      // An e-mail to another address goes to one that is not confirmed yet.
      emailConfirmed: recipient.emailConfirmedAt !== null && !parameters.to,
      company: { ...company, logoUrl },
    },
    parameters,
    link,
    memberUrl: env.MEMBER_URL,
    now: clock.now(),
  }
  const all = rows.map((row) => row.parameters)
  const mail = all.length > 1 ? composeDigest(kind, context, all) : composeMail(kind, context)
  const from = { name: company.mailFromName ?? company.name, email: company.mailFromAddress }
  await sendMail(env, { to: parameters.to ?? recipient.email, from, ...mail })
  return true
}

/**
 * URL for the message's button, with a new token if the link carries one; `undefined` if the message was
 * dropped in the meantime.
 */
async function createLink({ db, clock, env }: Delivery, event: DueMail): Promise<string | undefined> {
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
  return stored && `${env.MEMBER_URL}${token.page}token=${secret}`
}
