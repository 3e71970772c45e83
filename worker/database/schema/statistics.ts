import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

/**
 * How many of something fall on a day, kept by triggers in the transaction of each change (docs/decisions/012).
 * Days, weeks (their Monday) and months (their first) are of Brasília.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    companyId: integer('company_id').notNull(),
    metric: text().notNull(),
    /** What kind of it: a status, a type, a specialty, a band. */
    key: text().notNull(),
    day: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key, table.day] })],
)

/** The keys that a metric has ever had, so that each is looked up over its days alone. */
export const metricKeys = sqliteTable(
  'metric_keys',
  {
    companyId: integer('company_id').notNull(),
    metric: text().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key] })],
)

/** The records behind a count, where they carry no company of their own. */
export const countedRecords = sqliteTable(
  'counted_records',
  {
    companyId: integer('company_id').notNull(),
    metric: text().notNull(),
    key: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    id: text().notNull(),
    ownerId: text('owner_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key, table.at, table.id] })],
)

/** Who was active in which week: a session was seen, or a record made. */
export const activeWeeks = sqliteTable(
  'active_weeks',
  {
    companyId: integer('company_id').notNull(),
    /** The week's Monday. */
    week: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.week, table.userId] }),
    index('active_weeks_user').on(table.userId),
    index('active_weeks_week').on(table.week),
  ],
)

/** What a member slept in a month: the band of the mean is counted, the person is not. */
export const sleepMonths = sqliteTable(
  'sleep_months',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    companyId: integer('company_id').notNull(),
    minutes: integer().notNull(),
    /** Days on which a sleep ended. */
    days: integer().notNull(),
    /** Whole hours of the mean sleep of a day, from under five (`h4`) to nine and more (`h9`). */
    band: text().generatedAlwaysAs(sql`iif(days < 1, '', 'h' || max(4, min(9, minutes / days / 60)))`, {
      mode: 'virtual',
    }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month] })],
)
