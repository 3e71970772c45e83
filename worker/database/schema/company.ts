import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const companies = sqliteTable('companies', {
  id: integer().primaryKey(),
  name: text().notNull(),
  primaryColor: text('primary_color').notNull(),
  phone: text().notNull(),
  website: text().notNull(),
  chatUrl: text('chat_url'),
  timeZone: text('time_zone').notNull(),
})
