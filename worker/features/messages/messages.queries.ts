import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type EventKind, MAIL_PRIORITIES } from '#contract/notifications.ts'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { isCurrentReminder, recipientHasAccess } from '#database/reminders.ts'
import { type TokenPurpose, tokens, users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { events } from '#database/schema/operations.ts'

/** Number of due messages that a claim starts from. */
export const BATCH_SIZE = 20

/** The condition of the indexes of waiting messages. It uses a literal because SQLite compares it as text. */
const isWaiting = sql`${events.mailStatus} = 'waiting'`

const columns = {
  ...columnsOf(events, 'id', 'userId', 'kind', 'parameters', 'notifyAt', 'mailAttempts'),
  ...columnsOf(events, 'mailPriority', 'mailGiveUpAt'),
}

/**
 * Claims a batch of due e-mails until `leaseEnd`, so that no parallel run sends them too: highest priority
 * first, each with all others of its kind that are due for the same user.
 */
export function claimDueMails(db: Database, now: Date, leaseEnd: Date) {
  // SQLite runs the parts in order and stops at the limit, so nothing is sorted.
  const heads = sql.join(
    Object.values(MAIL_PRIORITIES).map(
      (priority) => sql`select user_id, kind from (select user_id, kind from ${events}
        where mail_status = 'waiting' and mail_priority = ${priority} and mail_due_at <= ${now.getTime()}
        order by mail_due_at limit ${BATCH_SIZE}) as first_mails`,
    ),
    sql` union all `,
  )
  // From the first mails to their siblings, each by its index.
  const siblings = sql`select siblings.id from (${heads} limit ${BATCH_SIZE}) as first_mails
    cross join ${events} as siblings on siblings.user_id = first_mails.user_id and siblings.kind = first_mails.kind
    where siblings.mail_status = 'waiting' and siblings.mail_due_at <= ${now.getTime()}`
  return claim(db, leaseEnd, sql`${events.id} in (${siblings})`)
}

/** Claims the due e-mails that a request recorded. */
export function claimMailsOfRequest(db: Database, requestId: string, now: Date, leaseEnd: Date) {
  const own = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.requestId, requestId), isWaiting, lte(events.mailDueAt, now)))
    .limit(BATCH_SIZE)
  return claim(db, leaseEnd, inArray(events.id, own))
}

function claim(db: Database, leaseEnd: Date, condition: SQL | undefined) {
  return db
    .update(events)
    .set({ mailDueAt: leaseEnd, mailAttempts: sql`${events.mailAttempts} + 1` })
    .where(condition)
    .returning(columns)
}

export type DueMail = RowOf<typeof claimDueMails>

/** E-mails of one kind to one user. */
export interface Pair {
  userId: string
  kind: EventKind
}

/** When e-mails of these pairs were sent since the instant. A digest counts once. */
export function sentSince(db: Database, pairs: readonly Pair[], since: Date) {
  const values = sql.join(
    pairs.map(({ userId, kind }) => sql`(${userId}, ${kind})`),
    sql`, `,
  )
  return db
    .select({
      userId: events.userId,
      kind: events.kind,
      sentAt: sql<number>`${events.mailSentAt}`.as('sent_at'),
    })
    .from(events)
    .where(
      and(
        sql`(${events.userId}, ${events.kind}) in (values ${values})`,
        sql`${events.mailSentAt} is not null and ${events.mailDigestId} is null`,
        gt(events.mailSentAt, since),
      ),
    )
}

/** The recipients and the companies in whose name the e-mails are sent. */
export function recipientsOf(db: Database, userIds: string[]) {
  return db
    .select({
      userId: sql<string>`${users.id}`.as('user_id'),
      ...columnsOf(users, 'fullName', 'email', 'role', 'status', 'emailConfirmedAt', 'newEmail'),
      company: {
        ...columnsOf(companies, 'id', 'name', 'primaryColor', 'phone', 'timeZone', 'logoKey', 'logoVersion'),
        ...columnsOf(companies, 'mailFromName', 'mailFromAddress'),
      },
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, userIds))
}

export type Recipient = RowOf<typeof recipientsOf>

/** A parcel's rows: one event, or the claimed events of a pair that a digest covers. */
export type ClaimedRows = { id: string } | (Pair & { leaseEnd: Date })

function claimed(rows: ClaimedRows) {
  if ('id' in rows) return and(eq(events.id, rows.id), isWaiting)
  const { userId, kind, leaseEnd } = rows
  return and(eq(events.userId, userId), eq(events.kind, kind), isWaiting, eq(events.mailDueAt, leaseEnd))
}

/**
 * Drops and returns reminders whose subject has changed or passed in the meantime, or whose recipient has
 * lost access.
 */
export function dropObsolete(db: Database, rows: ClaimedRows, now: Date) {
  return db
    .update(events)
    .set({ mailStatus: 'dropped', mailError: null })
    .where(and(claimed(rows), sql`not (${and(isCurrentReminder(now), recipientHasAccess)})`))
    .returning({ id: events.id })
}

/**
 * Replaces the user's token for the same purpose while the e-mail that carries it is waiting; a change of
 * password or e-mail drops that e-mail. Returns a row if it did.
 */
export function replaceToken(
  db: Database,
  eventId: string,
  {
    userId,
    purpose,
    hash,
    expiresAt,
  }: { userId: string; purpose: TokenPurpose; hash: string; expiresAt: Date },
) {
  const row = db
    .select({
      userId: sql<string>`${userId}`.as('user_id'),
      purpose: sql<TokenPurpose>`${purpose}`.as('purpose'),
      hash: sql<string>`${hash}`.as('hash'),
      expiresAt: sql<Date>`${sql.param(expiresAt, tokens.expiresAt)}`.as('expires_at'),
      usedAt: sql<null>`null`.as('used_at'),
    })
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.mailStatus, 'waiting')))
  return db
    .insert(tokens)
    .select(row)
    .onConflictDoUpdate({ target: [tokens.userId, tokens.purpose], set: { hash, expiresAt, usedAt: null } })
    .returning({ userId: tokens.userId })
}

export function markSent(db: Database, id: string, now: Date) {
  return db
    .update(events)
    .set({ mailStatus: 'sent', mailSentAt: now, mailError: null })
    .where(claimed({ id }))
}

/** Marks the other events of a digest once the first is marked as sent. */
export function markInDigest(db: Database, rows: ClaimedRows, digestId: string, now: Date) {
  return db
    .update(events)
    .set({ mailStatus: 'sent', mailSentAt: now, mailError: null, mailDigestId: digestId })
    .where(claimed(rows))
}

/** For an e-mail that is obsolete or whose recipient is gone. */
export function markDropped(db: Database, rows: ClaimedRows) {
  return db.update(events).set({ mailStatus: 'dropped', mailError: null }).where(claimed(rows))
}

/** For an e-mail that was claimed but not attempted: it is due again immediately, or at `dueAt`. */
export function release(db: Database, rows: ClaimedRows, dueAt: Date) {
  return db
    .update(events)
    .set({ mailDueAt: dueAt, mailAttempts: sql`${events.mailAttempts} - 1` })
    .where(claimed(rows))
}

/**
 * The next attempt follows at `retryAt`, the last one when the time for attempts ends. A failure after that
 * is final.
 */
export function markFailed(
  db: Database,
  rows: ClaimedRows,
  error: string,
  { now, retryAt, attemptsMs }: { now: Date; retryAt: Date; attemptsMs: number },
) {
  const end = sql`coalesce(${events.mailGiveUpAt}, ${events.notifyAt} + ${attemptsMs})`
  return db
    .update(events)
    .set({
      mailStatus: sql`case when ${end} <= ${now.getTime()} then 'failed' else 'waiting' end`,
      mailDueAt: sql`case when ${end} <= ${now.getTime()} then ${now.getTime()} else min(${end}, ${retryAt.getTime()}) end`,
      mailError: error,
    })
    .where(claimed(rows))
}
