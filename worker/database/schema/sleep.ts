import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountColumn } from './accounts.ts'
import { instant, searchText, version } from './columns.ts'

export const sleepEntries = sqliteTable(
  'sleep_entries',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    sleepStart: instant('sleep_start').notNull(),
    sleepEnd: instant('sleep_end').notNull(),
    quality: integer().notNull(),
    notes: text(),
    searchText: searchText(),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [index('sleep_entries_owner_end').on(table.ownerId, table.sleepEnd, table.id)],
)
