import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type ReportFilters, reportFormats, reportKinds, reportStates } from '#contract/reports.ts'
import { users } from './accounts.ts'

const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** A report that an administrator asked for, and how far it is. Its parts lie in the file store. */
export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    /** The administrator who asked: nobody else sees or fetches it. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: reportKinds }).notNull(),
    format: text({ enum: reportFormats }).notNull(),
    filters: text({ mode: 'json' }).$type<ReportFilters>().notNull(),
    state: text({ enum: reportStates }).notNull(),
    /** Rows written so far, and how many there were to write when it began. */
    rowsDone: integer('rows_done').notNull(),
    rowsTotal: integer('rows_total').notNull(),
    /** Where the next slice begins. */
    position: text(),
    /** Parts in the file store. */
    parts: integer().notNull(),
    /** Their keys in the order of the file. Each is its run's own: a run that lost the report removes no other's. */
    partKeys: text('part_keys', { mode: 'json' }).$type<string[]>().notNull().default([]),
    bytes: integer().notNull(),
    /** Until then the run that holds it goes on; another may take it up afterwards. */
    leaseUntil: instant('lease_until').notNull(),
    attempts: integer().notNull(),
    problem: text(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('reports_owner').on(table.ownerId, table.createdAt, table.id),
    index('reports_due').on(table.state, table.leaseUntil),
    index('reports_expiry').on(table.expiresAt),
  ],
)
