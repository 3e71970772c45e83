import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accountColumn, sessionPurposes } from './accounts.ts'
import { instant, isOneOf } from './columns.ts'

/**
 * A user's WebAuthn credentials. Each is valid at one address, because the two addresses are separate relying
 * parties.
 */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: accountColumn('user_id'),
    address: text({ enum: sessionPurposes }).notNull(),
    /** The credential's id, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter that the authenticator last reported; 0 if it keeps none. */
    signatures: integer().notNull(),
    /** Random, the same for all passkeys of a user at one address. */
    userHandle: text('user_handle').notNull(),
    /** How the browser reaches the authenticator ("internal", "hybrid"). */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** When the cron removes it, because a member without the device requested that. */
    removalAt: instant('removal_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.address, table.createdAt),
    index('passkeys_removal').on(table.removalAt).where(sql`removal_at is not null`),
    check('passkeys_address', isOneOf(table.address, sessionPurposes)),
  ],
)

/** Challenges that were answered. Challenges are signed, so only their use needs to be stored. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge, in base64url. */
    hash: text().primaryKey(),
    /** The challenge itself is rejected from then on. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
)
