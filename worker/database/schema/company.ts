import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CardTexts } from '#contract/company.ts'

export const companies = sqliteTable('companies', {
  id: integer().primaryKey(),
  name: text().notNull(),
  primaryColor: text('primary_color').notNull(),
  phone: text().notNull(),
  /** The 24-hour line, where it is another than `phone`. */
  emergencyPhone: text('emergency_phone'),
  website: text().notNull(),
  chatUrl: text('chat_url'),
  timeZone: text('time_zone').notNull(),
  /** Whether its administrators must have a second factor. */
  secondFactorRequired: integer('second_factor_required', { mode: 'boolean' }).notNull().default(false),
  /** Opaque key of the logo in the file store. */
  logoKey: text('logo_key'),
  logoType: text('logo_type'),
  /** Grows with each new logo, so that its address changes too. */
  logoVersion: integer('logo_version').notNull().default(0),
  /** The logo changes by itself: not with `version`, `updatedAt` and `updatedBy`. */
  logoUpdatedAt: integer('logo_updated_at', { mode: 'timestamp_ms' }),
  logoUpdatedBy: text('logo_updated_by'),
  /** In whose name mail goes out; the company's own where there is none. */
  mailFromName: text('mail_from_name'),
  /** The deployment's MAIL_FROM where there is none. */
  mailFromAddress: text('mail_from_address'),
  /** What stands on the membership card and beside it; the built-in texts where there is none. */
  cardTexts: text('card_texts', { mode: 'json' }).$type<CardTexts>(),
  /** Whether anybody who knows an address may read what became of its registration. */
  statusCheckInFull: integer('status_check_in_full', { mode: 'boolean' }).notNull().default(true),
  /** Business days within which a policy is analysed. */
  analysisDays: integer('analysis_days').notNull().default(2),
  /** Grows with each change, so that of two who change at once the second is told. */
  version: integer().notNull().default(1),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }),
  updatedBy: text('updated_by'),
})

/** Where the company's calendar differs from the national one. */
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
