import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { savedTextReasons } from '#contract/rejection-texts.ts'
import { instant, isOneOf, version } from './columns.ts'
import { companies } from './company.ts'

/** Rejection texts that a company's administrators have saved for reuse. */
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
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex('rejection_texts_names').on(table.companyId, table.reason, table.name),
    check('rejection_texts_reason', isOneOf(table.reason, savedTextReasons)),
  ],
)
