import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '#contract/audit.ts'
import { messageStates } from '#contract/members.ts'
import type { EventKind } from '#contract/notifications.ts'
import { accountColumn } from './accounts.ts'
import { instant } from './columns.ts'

/** Limits an index to events that are sent by e-mail. */
const mailed = sql`mail_status is not null`
/** Limits an index to e-mails that are still to be sent. */
const waiting = sql`mail_status = 'waiting'`
/** Limits an index to e-mails that were sent, counting a digest once. */
const sentOnce = sql`mail_sent_at is not null and mail_digest_id is null`

/**
 * Events that a user should be told about, written in the batch of the change itself. The bell shows those
 * with `shown`; those with a `mailStatus` are sent by e-mail. Code that records an event gives its kind; the
 * kind decides the channels.
 */
export const events = sqliteTable(
  'events',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: accountColumn('user_id'),
    kind: text().$type<EventKind>().notNull(),
    /** Values for the texts. Links with secrets are not stored: they are created when the e-mail is sent. */
    parameters: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The record that the event is about. */
    subjectId: text('subject_id'),
    /** The bell and the e-mail wait until this moment. */
    notifyAt: instant('notify_at').notNull(),
    shown: integer({ mode: 'boolean' }).notNull(),
    readAt: instant('read_at'),
    /** `null` if the event is not sent by e-mail. */
    mailStatus: text('mail_status', { enum: messageStates }),
    mailAttempts: integer('mail_attempts').notNull(),
    /** When the next attempt may start. A running attempt moves it ahead, as a lease. */
    mailDueAt: instant('mail_due_at').notNull(),
    mailSentAt: instant('mail_sent_at'),
    mailError: text('mail_error'),
    /** From `mailPriorityOf`; the lowest number is sent first. */
    mailPriority: integer('mail_priority').notNull().default(0),
    /** When to stop retrying; `null` for the usual time after `notifyAt`. A retry by an administrator sets it. */
    mailGiveUpAt: instant('mail_give_up_at'),
    /** The event whose e-mail also covered this one. */
    mailDigestId: text('mail_digest_id'),
    /** When the link in its e-mail ended all sessions or became invalid; `null` while it is valid. */
    linkUsedAt: instant('link_used_at'),
    /** The request that wrote it and also sends it; `null` for the cron. */
    requestId: text('request_id'),
  },
  (table) => [
    index('events_mail_queue').on(table.mailPriority, table.mailDueAt).where(waiting),
    index('events_mail_request').on(table.requestId, table.mailDueAt).where(waiting),
    index('events_mail_recipient').on(table.userId, table.kind, table.mailDueAt).where(waiting),
    index('events_mail_sent').on(table.userId, table.kind, table.mailSentAt).where(sentOnce),
    index('events_shown').on(table.userId, table.shown, table.notifyAt, table.id),
    index('events_unread').on(table.userId, table.shown, table.readAt),
    // For the e-mail log.
    index('events_mail_time').on(table.companyId, table.notifyAt, table.id).where(mailed),
    index('events_mail_state').on(table.companyId, table.mailStatus, table.notifyAt, table.id).where(mailed),
    index('events_mail_kind').on(table.companyId, table.kind, table.notifyAt, table.id).where(mailed),
    index('events_mail_user').on(table.userId, table.notifyAt, table.id).where(mailed),
  ],
)

/** Who did what to whom, when and from where. Append-only by trigger. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    at: instant('at').notNull(),
    /** The user who acted; `null` if nobody was signed in. */
    actorId: text('actor_id'),
    action: text().$type<AuditAction>().notNull(),
    subjectId: text('subject_id'),
    clientIp: text('client_ip').notNull(),
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

/** Answers to POST requests by idempotency key, so that a retry gets the same answer. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** The user who sent the request, or `nobody` if signed out. */
    ownerId: text('owner_id').notNull(),
    key: text().notNull(),
    /** HMAC of method, path and body. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    /** If the answer is large, a reference to the record instead. */
    answer: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** The record that the request added. A trigger deletes the answer with it. */
    recordId: text('record_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
    index('idempotency_keys_record').on(table.recordId).where(sql`record_id is not null`),
  ],
)

/** Counters of the limits that must be exact. Keys are HMACs, so that no IP or e-mail address is stored. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Start of the window of `attempts`. */
    since: instant('since').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
    /** Whether the last counted attempt was within the limit. */
    allowed: integer({ mode: 'boolean' }).notNull(),
    /** When the row stops having an effect and may be deleted. */
    staleAt: instant('stale_at').notNull(),
    /** HMAC shared by all devices of an account that have their own counter. */
    deviceGroup: text('device_group'),
  },
  (table) => [
    index('throttles_stale').on(table.staleAt),
    index('throttles_devices').on(table.deviceGroup).where(sql`device_group is not null`),
  ],
)

/** Cursor of the sweep for orphaned files, one per folder in R2. */
export const sweeps = sqliteTable('sweeps', {
  folder: text().primaryKey(),
  /** The last key checked; `null` if the next run starts with the first key. */
  lastKey: text('last_key'),
  /** Until then nothing in the folder is counted as missing or moved, because too much was missing at once. */
  pausedUntil: instant('paused_until'),
})

/**
 * Files to delete from R2, written in the batch that removes the row that referred to them. A row is deleted
 * once the file store has confirmed the deletion.
 */
export const fileDeletions = sqliteTable(
  'file_deletions',
  {
    storageKey: text('storage_key').primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Number of failed attempts. */
    attempts: integer().notNull().default(0),
    /** When the next attempt may start. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('file_deletions_due').on(table.dueAt)],
)
