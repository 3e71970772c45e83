import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { consultationStatuses, consultationTypes } from '#contract/consultations.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { accountColumn } from './accounts.ts'
import { instant, isOneOf, searchText, version } from './columns.ts'

/** Limits an index to consultations whose reminder has not been handled. */
const unreminded = sql`status = 'Scheduled' and reminded_at is null`

export const consultations = sqliteTable(
  'consultations',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    date: instant('date').notNull(),
    type: text({ enum: consultationTypes }).notNull(),
    doctorName: text('doctor_name'),
    specialty: text(),
    notes: text(),
    placeName: text('place_name'),
    address: text(),
    phone: text(),
    /** Things to bring; `null` for none. */
    bring: text({ mode: 'json' }).$type<string[]>(),
    /** The member's exams that belong to it. Some may have been deleted since. */
    examIds: text('exam_ids', { mode: 'json' }).$type<string[]>(),
    status: text({ enum: consultationStatuses }).notNull(),
    /** IANA time zone in which it was made. It does not change when the consultation is moved. */
    timeZone: text('time_zone').notNull().default(PROVIDER_TIME_ZONE),
    /**
     * When its reminder is due, from `reminderDueAt`. 0 means not computed yet; the next run of the reminders
     * does it.
     */
    remindAt: instant('remind_at').notNull().default(sql`0`),
    /** When the reminder was recorded or found to be too late. Reset when the date changes. */
    remindedAt: instant('reminded_at'),
    searchText: searchText(),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [
    index('consultations_owner_date').on(table.ownerId, table.date, table.id),
    index('consultations_owner_status').on(table.ownerId, table.status, table.date),
    index('consultations_remind_at').on(table.remindAt).where(unreminded),
    check('consultations_type', isOneOf(table.type, consultationTypes)),
    check('consultations_status', isOneOf(table.status, consultationStatuses)),
  ],
)
