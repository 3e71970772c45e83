import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountColumn } from './accounts.ts'
import { instant, version } from './columns.ts'

/** What administrators write about a person for each other. Deleted with the person. */
export const notes = sqliteTable(
  'notes',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    /** The person it is about. */
    userId: accountColumn('user_id'),
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    version: version(),
  },
  (table) => [index('notes_user').on(table.userId, table.createdAt, table.id)],
)
