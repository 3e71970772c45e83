import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const outboxStatuses = ['waiting', 'sent', 'failed'] as const

/**
 * Messages that a change owes to somebody, written in the batch of that change.
 * A row names its template and what fills it; links with secrets are made when it is delivered.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    template: text().notNull(),
    parameters: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    status: text({ enum: outboxStatuses }).notNull(),
    attempts: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the next attempt may start; also the lease of an attempt that runs. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due').on(table.status, table.dueAt),
    index('outbox_user').on(table.userId, table.createdAt),
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
    action: text().notNull(),
    subjectId: text('subject_id'),
    /** Network address of the caller. */
    origin: text().notNull(),
    requestId: text('request_id').notNull(),
    detail: text({ mode: 'json' }).$type<Record<string, string>>(),
  },
  (table) => [
    index('audit_log_time').on(table.companyId, table.at, table.id),
    index('audit_log_subject').on(table.subjectId, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
  ],
)

/** What a POST answered, so that the same submit sent again answers the same. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** The account that sent it, or `register` where there is none yet. */
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
