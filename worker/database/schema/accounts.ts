import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { registrationStatuses, rejectionReasons, roles } from '#contract/accounts.ts'
import { blockReasons } from '#contract/members.ts'
import { companies } from './company.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: roles }).notNull(),
    status: text({ enum: registrationStatuses }).notNull(),
    /** Since when the status holds: the queue of registrations waits by it. */
    statusSince: instant('status_since').notNull(),
    createdAt: instant('created_at').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    confirmationSentAt: instant('confirmation_sent_at'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** Since when the person had waited when the decision came: what undoing it goes back to, and waits are counted from. */
    queuedAt: instant('queued_at'),
    rejectionReason: text('rejection_reason', { enum: rejectionReasons }),
    rejectionText: text('rejection_text'),
    /** The address that takes the place of `email` once its owner confirms it. */
    newEmail: text('new_email'),
    /** Twelve digits and a check digit: what the membership card shows. */
    cardNumber: text('card_number').notNull(),
    /** Set by an administrator on an approved account; ends its sessions at their next request. */
    blockedAt: instant('blocked_at'),
    blockedBy: text('blocked_by'),
    blockedReason: text('blocked_reason', { enum: blockReasons }),
    blockedText: text('blocked_text'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_card_number').on(table.cardNumber),
    index('users_queue').on(table.companyId, table.status, table.statusSince, table.id),
    index('users_rejections')
      .on(table.companyId, table.rejectionReason, table.statusSince, table.id)
      .where(sql`status = 'rejected'`),
    index('users_administrators').on(table.companyId, table.blockedAt).where(sql`role = 'admin'`),
    index('users_registered').on(table.companyId, table.createdAt, table.id),
    index('users_registered_status').on(table.companyId, table.status, table.createdAt, table.id),
    index('users_decided').on(table.companyId, table.decidedAt, table.id),
    check('users_role', sql`${table.role} in ('member', 'admin')`),
    check('users_status', sql`${table.status} in ('pending', 'email_confirmed', 'approved', 'rejected')`),
  ],
)

export const sessionPurposes = ['member', 'admin'] as const
export type SessionPurpose = (typeof sessionPurposes)[number]

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's secret, in base64url. */
    secretHash: text('secret_hash').notNull(),
    purpose: text({ enum: sessionPurposes }).notNull(),
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the second factor was shown; of the dashboard's sessions alone. */
    verifiedAt: instant('verified_at'),
  },
  (table) => [
    uniqueIndex('sessions_secret').on(table.secretHash),
    index('sessions_user').on(table.userId, table.purpose, table.lastSeenAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const tokenPurposes = ['email_confirmation', 'password_reset', 'email_change'] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** One live token for each person and purpose: a new one takes the place of the one before. */
export const tokens = sqliteTable(
  'tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** SHA-256 of the token, in base64url. */
    hash: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    uniqueIndex('tokens_hash').on(table.purpose, table.hash),
    index('tokens_expiry').on(table.expiresAt),
  ],
)
