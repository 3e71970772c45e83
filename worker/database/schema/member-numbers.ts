import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/**
 * A permanent number for each user, in order of arrival. It is also the row id in the search index
 * `member_search`. Written by triggers.
 */
export const memberNumbers = sqliteTable('member_numbers', {
  number: integer().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})
