import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { versioned } from '#contract/presence.ts'

/** How many times a company's queue or its assignments have changed. Counted by triggers. */
export const queueVersions = sqliteTable(
  'queue_versions',
  {
    companyId: integer('company_id').notNull(),
    queue: text({ enum: versioned }).notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.queue] })],
)
