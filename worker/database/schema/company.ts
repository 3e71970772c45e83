import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CardTexts } from '#contract/company.ts'
import { instant } from './columns.ts'

export const companies = sqliteTable('companies', {
  id: integer().primaryKey(),
  name: text().notNull(),
  primaryColor: text('primary_color').notNull(),
  phone: text().notNull(),
  /** The 24-hour line, if different from `phone`. */
  emergencyPhone: text('emergency_phone'),
  website: text().notNull(),
  chatUrl: text('chat_url'),
  timeZone: text('time_zone').notNull(),
  /** Whether administrators must have a second factor. */
  secondFactorRequired: integer('second_factor_required', { mode: 'boolean' }).notNull().default(false),
  /** Opaque key of the logo in R2. */
  logoKey: text('logo_key'),
  logoType: text('logo_type'),
  /** Side length in pixels of a square logo; only such a logo can be an icon. */
  logoSide: integer('logo_side'),
  /** Increases with each new logo and is part of its URL, so that no cache shows an old one. */
  logoVersion: integer('logo_version').notNull().default(0),
  /** The logo is saved separately, without changing `version`, `updatedAt` and `updatedBy`. */
  logoUpdatedAt: instant('logo_updated_at'),
  logoUpdatedBy: text('logo_updated_by'),
  /** For the check for a missing logo, as with stored files (`stored-file-columns.ts`). */
  logoCheckedAt: instant('logo_checked_at'),
  logoMisses: integer('logo_misses').notNull().default(0),
  logoMissedAt: instant('logo_missed_at'),
  logoLostAt: instant('logo_lost_at'),
  /** Sender name of e-mails; `null` stands for `name`. */
  mailFromName: text('mail_from_name'),
  /** Sender address of e-mails; `null` stands for the deployment's MAIL_FROM. */
  mailFromAddress: text('mail_from_address'),
  /** Texts on the membership card and next to it; `null` stands for the built-in texts. */
  cardTexts: text('card_texts', { mode: 'json' }).$type<CardTexts>(),
  /** Whether the public status check is on. New deployments start with it off. */
  statusCheckOpen: integer('status_check_open', { mode: 'boolean' }).notNull().default(false),
  /** Whether the public status check shows the full outcome of a registration to anyone who knows its e-mail. */
  statusCheckInFull: integer('status_check_in_full', { mode: 'boolean' }).notNull().default(true),
  /** Business days within which a policy is reviewed. A new deployment starts with `ANALYSIS_BUSINESS_DAYS`. */
  analysisDays: integer('analysis_days').notNull().default(2),
  /** Target in hours for deciding a waiting registration. */
  registrationTargetHours: integer('registration_target_hours').notNull().default(48),
  /** Increases with each change. A change based on an older version is rejected. */
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at'),
  updatedBy: text('updated_by'),
})

/** The host names at which a company's pages are served, in lower case and without a port. */
export const companyHosts = sqliteTable('company_hosts', {
  host: text().primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
})

/** Where a company's calendar differs from the national one. */
export const holidays = sqliteTable(
  'holidays',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Calendar day (`YYYY-MM-DD`). */
    day: text().notNull(),
    name: text().notNull(),
    /** `false` for a national holiday on which the company works. */
    observed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
)
