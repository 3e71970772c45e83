import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { users } from './accounts.ts'
import { instant, isOneOf } from './columns.ts'

export const consultations = sqliteTable(
  'consultations',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
    type: text({ enum: consultationTypes }).notNull(),
    doctorName: text('doctor_name'),
    specialty: text(),
    notes: text(),
    status: text({ enum: consultationStatuses }).notNull(),
    /** When the reminder of the day before was recorded; reset when the date changes. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('consultations_owner_date').on(table.ownerId, table.date, table.id),
    index('consultations_owner_status').on(table.ownerId, table.status, table.date),
    index('consultations_reminders').on(table.status, table.remindedAt, table.date),
    check('consultations_type', isOneOf(table.type, consultationTypes)),
    check('consultations_status', isOneOf(table.status, consultationStatuses)),
  ],
)
