import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { users } from './accounts.ts'

export const consultations = sqliteTable(
  'consultations',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: integer({ mode: 'timestamp_ms' }).notNull(),
    type: text({ enum: consultationTypes }).notNull(),
    doctorName: text('doctor_name'),
    specialty: text(),
    notes: text(),
    status: text({ enum: consultationStatuses }).notNull(),
    /** When the day before was announced; empties when the date moves. */
    remindedAt: integer('reminded_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('consultations_owner_date').on(table.ownerId, table.date, table.id),
    index('consultations_owner_status').on(table.ownerId, table.status, table.date),
    index('consultations_reminders').on(table.status, table.remindedAt, table.date),
    check('consultations_type', sql`${table.type} in ('In-person', 'Video', 'Phone')`),
    check('consultations_status', sql`${table.status} in ('Scheduled', 'Completed', 'Cancelled')`),
  ],
)
