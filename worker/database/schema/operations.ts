import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '#contract/audit.ts'
import { messageStates } from '#contract/members.ts'
import type { EventKind } from '#contract/notifications.ts'
import { users } from './accounts.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Over the events that are told by e-mail alone. */
const mailed = sql`mail_status is not null`

/**
 * What happened that a person should hear of, written in the batch of the change that it tells of.
 * The bell shows what is `shown`; e-mail takes what has a `mailStatus`. Whoever writes an event names
 * its kind and nothing of the ways in which it is told.
 */
export const events = sqliteTable(
  'events',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<EventKind>().notNull(),
    /** What the texts are filled with; links with secrets are made when a mail leaves. */
    parameters: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The record that the event is about. */
    subjectId: text('subject_id'),
    /** From when on it may be told. */
    notifyAt: instant('created_at').notNull(),
    /** Whether the bell shows it. */
    shown: integer({ mode: 'boolean' }).notNull(),
    readAt: instant('read_at'),
    /** `null` where the event is not told by e-mail. */
    mailStatus: text('mail_status', { enum: messageStates }),
    mailAttempts: integer('mail_attempts').notNull(),
    /** When the next attempt may start; also the lease of an attempt that runs. */
    mailDueAt: instant('mail_due_at').notNull(),
    mailSentAt: instant('mail_sent_at'),
    mailError: text('mail_error'),
  },
  (table) => [
    index('events_mail_due').on(table.mailStatus, table.mailDueAt),
    index('events_shown').on(table.userId, table.shown, table.notifyAt, table.id),
    index('events_unread').on(table.userId, table.shown, table.readAt),
    // The e-mail log.
    index('events_mail_time').on(table.companyId, table.notifyAt, table.id).where(mailed),
    index('events_mail_state').on(table.companyId, table.mailStatus, table.notifyAt, table.id).where(mailed),
    index('events_mail_kind').on(table.companyId, table.kind, table.notifyAt, table.id).where(mailed),
    index('events_mail_person').on(table.userId, table.notifyAt, table.id).where(mailed),
  ],
)

/** Who did what to whom, when and from where. A trigger refuses change and removal. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    at: instant('at').notNull(),
    /** The account that acted; `null` where nobody was signed in. */
    actorId: text('actor_id'),
    action: text().$type<AuditAction>().notNull(),
    subjectId: text('subject_id'),
    /** Network address of the caller. */
    clientIp: text('origin').notNull(),
    requestId: text('request_id').notNull(),
    detail: text({ mode: 'json' }).$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_log_time').on(table.companyId, table.at, table.id),
    index('audit_log_action').on(table.companyId, table.action, table.at, table.id),
    index('audit_log_subject').on(table.subjectId, table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_actor_action').on(table.actorId, table.action, table.at, table.id),
    index('audit_log_request').on(table.requestId, table.at, table.id),
  ],
)

/** What a POST answered, so that the same submit sent again answers the same. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** The account that sent it, or `nobody` where there is none yet. */
    ownerId: text('owner_id').notNull(),
    key: text().notNull(),
    /** HMAC of method, path and body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: text({ mode: 'json' }).$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Counters behind every limit that must hold exactly. Keys are HMACs: no address or e-mail stands here. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Start of the window that `attempts` counts. */
    since: instant('since').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
    /** Whether the attempt counted last may go on. */
    allowed: integer({ mode: 'boolean' }).notNull(),
    /** From here on the row means nothing any more. */
    staleAt: instant('stale_at').notNull(),
  },
  (table) => [index('throttles_stale').on(table.staleAt)],
)

/** Where the search for files that no row points to has come in a folder of the file store. */
export const sweeps = sqliteTable('sweeps', {
  folder: text().primaryKey(),
  /** The last key that was looked at; `null` where the next run begins at the front. */
  lastKey: text('last_key'),
})
