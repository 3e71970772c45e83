import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { registrationStatuses, rejectionReasons, roles } from '#contract/accounts.ts'
import { blockReasons } from '#contract/members.ts'
import { instant, isOneOf, version } from './columns.ts'
import { companies } from './company.ts'

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
    /** Increases with each new password and e-mail. Devices that signed in before become unknown. */
    credentialsVersion: integer('credentials_version').notNull().default(1),
    /**
     * The registration's password, if the address was confirmed without proof of it. Meanwhile `passwordHash`
     * matches no password.
     */
    unprovenPasswordHash: text('unproven_password_hash'),
    /** When the member switched the password off. Meanwhile `passwordHash` matches none: only a passkey signs in. */
    passwordOffAt: instant('password_off_at'),
    role: text({ enum: roles }).notNull(),
    status: text({ enum: registrationStatuses }).notNull(),
    /** When the status last changed; orders the registration queue. */
    statusSince: instant('status_since').notNull(),
    createdAt: instant('created_at').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    confirmationSentAt: instant('confirmation_sent_at'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /**
     * When the wait that the decision ended began. Undoing the decision restores it; the statistics measure
     * waits from it.
     */
    queuedAt: instant('queued_at'),
    /** The administrator who took the waiting registration, or to whom it was handed. */
    assignedTo: text('assigned_to'),
    rejectionReason: text('rejection_reason', { enum: rejectionReasons }),
    rejectionText: text('rejection_text'),
    /** Replaces `email` once its owner confirms it. */
    newEmail: text('new_email'),
    /** The session that requested `newEmail`. It stays signed in when the address changes. */
    newEmailSessionId: text('new_email_session_id'),
    /**
     * The name that an approved member requested, and when. Replaces `fullName` once an administrator
     * approves it.
     */
    newName: text('new_name'),
    newNameAt: instant('new_name_at'),
    /** Twelve digits and a Luhn check digit, as on the membership card. */
    cardNumber: text('card_number').notNull(),
    /** Set when an administrator blocks an approved account. Its sessions end at their next request. */
    blockedAt: instant('blocked_at'),
    blockedBy: text('blocked_by'),
    blockedReason: text('blocked_reason', { enum: blockReasons }),
    blockedText: text('blocked_text'),
    /** The forms of name and e-mail by which likely duplicates are compared. Both are written by triggers. */
    nameKey: text('name_key').notNull().default(''),
    emailKey: text('email_key').notNull().default(''),
    version: version(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_card_number').on(table.cardNumber),
    index('users_registration_queue').on(table.companyId, table.status, table.statusSince, table.id),
    index('users_rejections')
      .on(table.companyId, table.rejectionReason, table.statusSince, table.id)
      .where(sql`status = 'rejected'`),
    index('users_administrators').on(table.companyId, table.blockedAt).where(sql`role = 'admin'`),
    index('users_registered').on(table.companyId, table.createdAt, table.id),
    index('users_registered_status').on(table.companyId, table.status, table.createdAt, table.id),
    index('users_decided').on(table.companyId, table.decidedAt, table.id),
    index('users_assigned')
      .on(table.assignedTo, table.statusSince, table.id)
      .where(sql`assigned_to is not null`),
    index('users_new_names')
      .on(table.companyId, table.newNameAt, table.id)
      .where(sql`new_name is not null and blocked_at is null`),
    index('users_name_key').on(table.companyId, table.nameKey, table.createdAt),
    index('users_email_key').on(table.companyId, table.emailKey, table.createdAt),
    check('users_role', isOneOf(table.role, roles)),
    check('users_status', isOneOf(table.status, registrationStatuses)),
  ],
)

/** The account that a row belongs to: deleting the account deletes the row. */
export const accountColumn = <Name extends 'owner_id' | 'user_id'>(name: Name) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessionPurposes = ['member', 'admin'] as const
export type SessionPurpose = (typeof sessionPurposes)[number]

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: accountColumn('user_id'),
    /** SHA-256 of the cookie's secret, in base64url. */
    secretHash: text('secret_hash').notNull(),
    purpose: text({ enum: sessionPurposes }).notNull(),
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * When the user last proved their identity after the sign-in: by a factor, or by the password if there is
     * none.
     */
    verifiedAt: instant('verified_at'),
    /** When the user last used a passkey in this session, also to sign in. */
    passkeyVerifiedAt: instant('passkey_verified_at'),
    /** Whether the password used to sign in fails the rules for administrators. */
    weakPassword: integer('weak_password', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('sessions_secret').on(table.secretHash),
    index('sessions_user').on(table.userId, table.purpose, table.lastSeenAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const tokenPurposes = [
  'email_confirmation',
  'password_reset',
  'email_change',
  'password_proof',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

/** At most one token per user and purpose: a new one replaces the old one. */
export const tokens = sqliteTable(
  'tokens',
  {
    userId: accountColumn('user_id'),
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
