import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountColumn, users } from './accounts.ts'
import { instant } from './columns.ts'

/** An administrator's authenticator app. Valid once confirmed. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted with DATA_KEY. */
  secret: text().notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code; a code is accepted only once. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Each code replaces the app once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: accountColumn('user_id'),
    /** SHA-256 of user id and code, in base64url. */
    hash: text().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)
