import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

export const sleepEntries = sqliteTable(
  'sleep_entries',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sleepStart: integer('sleep_start', { mode: 'timestamp_ms' }).notNull(),
    sleepEnd: integer('sleep_end', { mode: 'timestamp_ms' }).notNull(),
    quality: integer().notNull(),
    notes: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sleep_entries_owner_end').on(table.ownerId, table.sleepEnd, table.id)],
)
