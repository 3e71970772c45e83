import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountColumn } from './accounts.ts'
import { instant } from './columns.ts'

/**
 * What `daily_counts` counts. Metrics that end in `_weekly`, and `active`, are counted by week; `sleep` and
 * `bmi` by month.
 */
const metrics = [
  'registrations',
  'decisions',
  'decisions_weekly',
  'active',
  'consultation_type',
  'consultation_status',
  'consultation_specialty',
  'policies',
  'sleep',
  'bmi',
] as const
export type Metric = (typeof metrics)[number]

/**
 * Counts by metric, key and day. Triggers update them in the transaction of each change (docs/decisions/009).
 * Days are calendar days in Brasília; a week is stored as its Monday, a month as its first day.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    companyId: integer('company_id').notNull(),
    metric: text({ enum: metrics }).notNull(),
    /** A status, type, specialty or band; empty for a metric without keys. */
    key: text().notNull(),
    day: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key, table.day] })],
)

/** The keys that a metric ever had, so that a query can read the days of each key as one index range. */
export const metricKeys = sqliteTable(
  'metric_keys',
  {
    companyId: integer('company_id').notNull(),
    metric: text({ enum: metrics }).notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key] })],
)

/** The records behind a count, by company; the records themselves store only their owner. */
export const countedRecords = sqliteTable(
  'counted_records',
  {
    companyId: integer('company_id').notNull(),
    metric: text({ enum: metrics }).notNull(),
    key: text().notNull(),
    at: instant('at').notNull(),
    id: text().notNull(),
    ownerId: text('owner_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.metric, table.key, table.at, table.id] })],
)

/** Members who used the app in a week: they used a session or added a record. */
export const activeWeeks = sqliteTable(
  'active_weeks',
  {
    companyId: integer('company_id').notNull(),
    week: text().notNull(),
    userId: accountColumn('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.week, table.userId] }),
    index('active_weeks_user').on(table.userId),
    index('active_weeks_week').on(table.week),
  ],
)

/**
 * Tables stored by primary key, without a separate row id. Drizzle cannot express this; `npm run db:generate`
 * adds it.
 */
export const tablesWithoutRowid = [
  'daily_counts',
  'metric_keys',
  'counted_records',
  'active_weeks',
  'sleep_months',
] as const

/** A member's sleep in a month. For the company, only the band of its mean is counted. */
export const sleepMonths = sqliteTable(
  'sleep_months',
  {
    ownerId: accountColumn('owner_id'),
    month: text().notNull(),
    companyId: integer('company_id').notNull(),
    minutes: integer().notNull(),
    /** Number of days on which a sleep entry ended. */
    days: integer().notNull(),
    /** Whole hours of mean sleep per day, from `h4` (under five) to `h9` (nine or more); empty without days. */
    band: text().generatedAlwaysAs(sql`iif(days < 1, '', 'h' || max(4, min(9, minutes / days / 60)))`, {
      mode: 'virtual',
    }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month] })],
)
