import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type ReportFilters,
  reportFormats,
  reportKinds,
  reportProblems,
  reportStates,
} from '#contract/reports.ts'
import { accountColumn } from './accounts.ts'
import { instant } from './columns.ts'

/** A report that an administrator requested, and its progress. Its parts are stored in R2. */
export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    /** The administrator who requested it. Nobody else can see or download it. */
    ownerId: accountColumn('owner_id'),
    kind: text({ enum: reportKinds }).notNull(),
    format: text({ enum: reportFormats }).notNull(),
    filters: text({ mode: 'json' }).$type<ReportFilters>().notNull(),
    state: text({ enum: reportStates }).notNull(),
    /** Rows written so far, and the total counted at the start. */
    rowsDone: integer('rows_done').notNull(),
    rowsTotal: integer('rows_total').notNull(),
    /** Cursor of the next slice. */
    position: text(),
    /** Number of parts in R2. */
    parts: integer().notNull(),
    /**
     * Keys of the parts, in file order. They are unique to a run, so that a run that has lost its lease
     * deletes only its own.
     */
    partKeys: text('part_keys', { mode: 'json' }).$type<string[]>().notNull().default([]),
    bytes: integer().notNull(),
    /** Lease of the current run. Once it ends, another run may take over. */
    leaseUntil: instant('lease_until').notNull(),
    attempts: integer().notNull(),
    /** Why it failed. For `too_many_rows`, `rowsTotal` is the number of rows. */
    problem: text({ enum: reportProblems }),
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
