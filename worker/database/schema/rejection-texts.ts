import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { savedTextReasons } from '#contract/rejection-texts.ts'
import { companies } from './company.ts'

/** What the administrators of a company write to those whom they reject, kept for the next one. */
export const rejectionTexts = sqliteTable(
  'rejection_texts',
  {
    id: text().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    reason: text({ enum: savedTextReasons }).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('rejection_texts_names').on(table.companyId, table.reason, table.name),
    check(
      'rejection_texts_reason',
      sql`${table.reason} in ('data_mismatch', 'not_a_customer', 'duplicate', 'incomplete', 'other', 'policy')`,
    ),
  ],
)
