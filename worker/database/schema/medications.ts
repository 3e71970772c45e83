import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { doseDecisions, medicationForms, medicationStatuses, scheduleKinds } from '#contract/medications.ts'
import { accountColumn } from './accounts.ts'
import { instant, isOneOf, version } from './columns.ts'

/** In hundredths of a unit, so that half tablets add up exactly. */
const hundredths = (name: string) => integer(name)

export const medications = sqliteTable(
  'medications',
  {
    id: text().primaryKey(),
    ownerId: accountColumn('owner_id'),
    name: text().notNull(),
    dose: text(),
    form: text({ enum: medicationForms }).notNull(),
    notes: text(),
    status: text({ enum: medicationStatuses }).notNull(),
    statusSince: instant('status_since').notNull(),
    reminders: integer({ mode: 'boolean' }).notNull(),
    /** The device's time zone in which the member chose to stay on the plan's time zone. */
    keepsClockIn: text('keeps_clock_in'),
    /** Units left; `null` if the stock is not tracked. */
    stock: hundredths('stock'),
    unitsPerDose: hundredths('units_per_dose').notNull(),
    /** Number of business days between the warning and the end of the stock. */
    warnDays: integer('warn_days').notNull(),
    /** When the warning about the current stock was recorded. */
    stockWarnedAt: instant('stock_warned_at'),
    /** When the cron next checks the stock. */
    stockCheckAt: instant('stock_check_at'),
    /** When the cron next reminds of a dose. */
    nextDueAt: instant('next_due_at'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [
    index('medications_owner').on(table.ownerId, table.createdAt, table.id),
    index('medications_next_due').on(table.nextDueAt),
    index('medications_stock_check').on(table.stockCheckAt),
    check('medications_status', isOneOf(table.status, medicationStatuses)),
    check('medications_stock', sql`${table.stock} is null or ${table.stock} >= 0`),
  ],
)

/**
 * The member's plan for a medication from `validFrom` until `validUntil`. A changed schedule, a pause or
 * another time zone ends one row and adds the next, so that past slots never change.
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
    /** `HH:MM`, ascending; for an interval, the time of the first dose. */
    times: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** 0 is Sunday. */
    weekdays: text({ mode: 'json' }).$type<number[]>().notNull(),
    intervalHours: integer('interval_hours'),
    /** The first dose of an interval. The others follow every `intervalHours` of elapsed time. */
    anchorAt: instant('anchor_at'),
    /** Minimum time between two doses taken as needed, set by the member. */
    minHours: integer('min_hours'),
    /** `YYYY-MM-DD`, both days included. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on'),
    /** The time zone of `times`. */
    timeZone: text('time_zone').notNull(),
    /** Set if only the plan's time zone changed: slots that had passed in the previous one stay passed. */
    previousTimeZone: text('previous_time_zone'),
    validFrom: instant('valid_from').notNull(),
    /** Exclusive; far in the future for the current plan. */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    index('medication_plans_owner').on(table.ownerId, table.validUntil),
    index('medication_plans_medication').on(table.medicationId, table.validUntil),
  ],
)

/** What the member did about a slot: took or skipped the dose. An open slot has no row. */
export const medicationDoses = sqliteTable(
  'medication_doses',
  {
    id: text().primaryKey(),
    medicationId: text('medication_id')
      .notNull()
      .references(() => medications.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    /** The slot of the plan; `null` for a dose outside the plan. */
    slot: text(),
    dueAt: instant('due_at'),
    decision: text({ enum: doseDecisions }).notNull(),
    takenAt: instant('taken_at'),
    reason: text(),
    /** Units taken from the stock. Undoing the dose returns them. */
    stockTaken: hundredths('stock_taken'),
    /** When the dose was due, or when it was taken if it has no slot. */
    at: instant('at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('medication_doses_slot').on(table.medicationId, table.slot),
    index('medication_doses_owner').on(table.ownerId, table.at, table.id),
    index('medication_doses_medication').on(table.medicationId, table.at, table.id),
    check('medication_doses_decision', isOneOf(table.decision, doseDecisions)),
  ],
)
