import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { queues } from '#contract/presence.ts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** The record that each of an administrator's tabs has open, until its lease ends. */
export const recordViews = sqliteTable(
  'record_views',
  {
    companyId: integer('company_id').notNull(),
    administratorId: text('administrator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random id of the browser tab. */
    tab: text().notNull(),
    queue: text({ enum: queues }).notNull(),
    recordId: text('record_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.administratorId, table.tab] }),
    index('record_views_company').on(table.companyId, table.seenAt),
    index('record_views_seen').on(table.seenAt),
  ],
)
