import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { doseDecisions, medicationForms, medicationStatuses, scheduleKinds } from '#contract/medications.ts'
import { users } from './accounts.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** Units are kept in hundredths, so that half a tablet adds up exactly. */
const hundredths = (name: string) => integer(name)

export const medications = sqliteTable(
  'medications',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    dose: text(),
    form: text({ enum: medicationForms }).notNull(),
    notes: text(),
    status: text({ enum: medicationStatuses }).notNull(),
    statusSince: instant('status_since').notNull(),
    reminders: integer({ mode: 'boolean' }).notNull(),
    /** The time zone in which the member chose to stay with the home clock. */
    keepsClockIn: text('keeps_clock_in'),
    /** What is on hand; `null` where the stock is not followed. */
    stock: hundredths('stock'),
    unitsPerDose: hundredths('units_per_dose').notNull(),
    /** How many business days before the stock ends the warning comes. */
    warnDays: integer('warn_days').notNull(),
    /** When the warning of this refill was given. */
    stockWarnedAt: instant('stock_warned_at'),
    /** When the cron looks at the stock next. */
    stockCheckAt: instant('stock_check_at'),
    /** When the cron reminds of a dose next. */
    nextDueAt: instant('next_due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('medications_owner').on(table.ownerId, table.createdAt, table.id),
    index('medications_next_due').on(table.nextDueAt),
    index('medications_stock_check').on(table.stockCheckAt),
    check('medications_status', sql`${table.status} in ('active', 'paused', 'ended')`),
    check('medications_stock', sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
)

/**
 * How a medication was to be taken during a span: a changed schedule, a pause or another clock ends
 * one row and begins the next, so that what was due in the past stays what it was.
 */
export const medicationPlans = sqliteTable(
  'medication_plans',
  {
    id: text().primaryKey(),
    medicationId: text('medication_id')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    kind: text({ enum: scheduleKinds }).notNull(),
    /** `HH:MM`, in order; of an interval the first dose's. */
    times: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** 0 is Sunday. */
    weekdays: text({ mode: 'json' }).$type<number[]>().notNull(),
    intervalHours: integer('interval_hours'),
    /** The first dose of an interval: the others are exact hours after it. */
    anchorAt: instant('anchor_at'),
    /** The member's own shortest time between two doses as needed. */
    minHours: integer('min_hours'),
    /** `YYYY-MM-DD`, both days included. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on'),
    /** The home clock. */
    timeZone: text('time_zone').notNull(),
    /** The clock before this one, where the plan only moved to another: its past slots stay past. */
    previousTimeZone: text('came_from'),
    validFrom: instant('valid_from').notNull(),
    /** Excluded; far in the future where the plan holds. */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    index('medication_plans_owner').on(table.ownerId, table.validUntil),
    index('medication_plans_medication').on(table.medicationId, table.validUntil),
  ],
)

/** What the member decided of a dose. A dose that nobody decided has no row. */
export const medicationDoses = sqliteTable(
  'medication_doses',
  {
    id: text().primaryKey(),
    medicationId: text('medication_id')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    /** Which dose of the plan; `null` for one outside of it. */
    slot: text(),
    dueAt: instant('due_at'),
    decision: text({ enum: doseDecisions }).notNull(),
    takenAt: instant('taken_at'),
    reason: text(),
    /** What it took from the stock, and what undoing it gives back. */
    stockTaken: hundredths('stock_taken'),
    /** When it was due, else when it was taken. */
    at: instant('at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('medication_doses_slot').on(table.medicationId, table.slot),
    index('medication_doses_owner').on(table.ownerId, table.at, table.id),
    index('medication_doses_medication').on(table.medicationId, table.at, table.id),
    check('medication_doses_decision', sql`${table.decision} in ('taken', 'skipped')`),
  ],
)
