import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/**
 * A lasting number for each account, in the order of arrival: the row of the search index `member_search`, which
 * knows no other key. Kept by triggers on `users`.
 */
export const memberNumbers = sqliteTable('member_numbers', {
  number: integer().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})
