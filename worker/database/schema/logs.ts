import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { cspDirectives, cspSources } from '#contract/csp-reports.ts'
import { errorSources, sealedLogs } from '#contract/logs.ts'
import { accessReasons, accessScopes } from '#contract/members.ts'
import { instant } from './columns.ts'

/** Which administrator opened whose health data, when and why; never the values. Append-only by trigger. */
export const accessLog = sqliteTable(
  'access_log',
  {
    id: text().primaryKey(),
    companyId: integer('company_id').notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    /** The member who owns the data. */
    subjectId: text('subject_id').notNull(),
    scope: text({ enum: accessScopes }).notNull(),
    /** The opened record; `null` if the whole scope was opened. */
    recordId: text('record_id'),
    reason: text({ enum: accessReasons }).notNull(),
    reasonText: text('reason_text'),
    clientIp: text('client_ip').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('access_log_time').on(table.companyId, table.at, table.id),
    index('access_log_scope').on(table.companyId, table.scope, table.at, table.id),
    index('access_log_subject').on(table.subjectId, table.at, table.id),
    index('access_log_actor').on(table.actorId, table.at, table.id),
    index('access_log_request').on(table.requestId, table.at, table.id),
  ],
)

/** Failures, without personal data. Rows cannot be changed and are deleted after `ERROR_LOG_DAYS`. */
export const errorLog = sqliteTable(
  'error_log',
  {
    id: text().primaryKey(),
    at: instant('at').notNull(),
    source: text({ enum: errorSources }).notNull(),
    /** Method and route pattern, or the name of the cron step. */
    place: text().notNull(),
    /** HTTP status of the response; `null` for a cron step. */
    status: integer(),
    code: text().notNull(),
    /** Class names of the error and its causes. */
    kind: text().notNull(),
    /** Stack frames in our code, innermost first. */
    frames: text(),
    requestId: text('request_id'),
  },
  (table) => [
    index('error_log_time').on(table.at, table.id),
    index('error_log_source').on(table.source, table.at, table.id),
    index('error_log_request').on(table.requestId, table.at, table.id),
  ],
)

/** How many times browsers reported a violation of the Content-Security-Policy. Deleted after `ERROR_LOG_DAYS`. */
export const cspReports = sqliteTable(
  'csp_reports',
  {
    /** YYYY-MM-DD, UTC. */
    day: text().notNull(),
    address: text({ enum: ['member', 'admin'] }).notNull(),
    directive: text({ enum: cspDirectives }).notNull(),
    source: text({ enum: cspSources }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.address, table.directive, table.source] })],
)

/**
 * A chain of hashes over the rows of a log, one chain per company. Each run of the cron seals the new rows.
 * Append-only by trigger. `worker/domain/server/log-chain.ts` computes the hashes.
 */
export const logSeals = sqliteTable(
  'log_seals',
  {
    log: text({ enum: sealedLogs }).notNull(),
    companyId: integer('company_id').notNull(),
    /** Number of the run that sealed the rows. One run may seal rows of several companies. */
    number: integer().notNull(),
    /** Random name of the run, so that only one of two concurrent runs writes. */
    run: text().notNull(),
    /** Id and hash of each sealed row, in insertion order. */
    rows: text({ mode: 'json' }).$type<[id: string, hash: string][]>().notNull(),
    /** Row number of the last row that the run sealed, of any company. */
    throughRow: integer('through_row').notNull(),
    /** Hash over this seal and the hash of the company's previous seal. */
    hash: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.log, table.companyId, table.number] }),
    index('log_seals_number').on(table.log, table.number),
  ],
)

/** Signed permissions to remove old rows of a log. The seals are kept. Append-only by trigger. */
export const logRemovals = sqliteTable('log_removals', {
  id: text().primaryKey(),
  log: text({ enum: sealedLogs }).notNull(),
  companyId: integer('company_id').notNull(),
  /** Rows up to this row number may be deleted. */
  throughRow: integer('through_row').notNull(),
  at: instant('at').notNull(),
  /** The manifest exactly as signed. */
  manifest: text().notNull(),
  /** Ed25519 signature of the manifest, in base64url. */
  signature: text().notNull(),
})
