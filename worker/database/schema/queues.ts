import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { queues } from '#contract/presence.ts'

/** How often a company's queue changed; triggers count it. */
export const queueVersions = sqliteTable(
  'queue_versions',
  {
    companyId: integer('company_id').notNull(),
    queue: text({ enum: queues }).notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.queue] })],
)
