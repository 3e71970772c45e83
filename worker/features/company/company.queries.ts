import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { HOLIDAYS_MAX, type Holiday } from '#contract/company.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database, RowOf } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { isCountOf } from '#database/daily-counts.ts'
import { scheduleFileDeletions } from '#database/file-deletions.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { companies, companyHosts, holidays } from '#database/schema/company.ts'
import { dailyCounts, metricKeys } from '#database/schema/statistics.ts'
import { hasNoFactor } from '#database/sessions.ts'
import type { Misses } from '#domain/lost-files.ts'

/** Administrators without a second factor are counted up to this number. */
const ADMINISTRATORS_MAX = 500

const editors = alias(users, 'editors')
const logoEditors = alias(users, 'logo_editors')

const ownColumns = {
  ...columnsOf(companies, 'id', 'name', 'primaryColor', 'phone', 'emergencyPhone', 'website', 'chatUrl'),
  ...columnsOf(companies, 'timeZone', 'cardTexts', 'analysisDays', 'logoKey', 'logoVersion', 'version'),
}

export function ownCompanyOf(db: Database, userId: string) {
  return db
    .select({ ...ownColumns, logoType: companies.logoType })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
}

/**
 * The decisions since a day by the lower bound of their wait in minutes; none unless the user's registration
 * is waiting.
 */
export function decisionsByWait(db: Database, userId: string, since: string) {
  const waiting = db
    .select({ companyId: users.companyId })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'email_confirmed')))
  return db
    .select({
      from: sql`${metricKeys.key}`.mapWith(Number).as('wait_from'),
      count: sql<number>`sum(${dailyCounts.count})`.as('decisions'),
    })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(isCountOf(sql`(${waiting})`, 'decisions', gte(dailyCounts.day, since)))
    .groupBy(metricKeys.key)
}

const brandColumns = {
  ...columnsOf(companies, 'id', 'name', 'primaryColor', 'logoKey', 'logoSide', 'logoVersion'),
  ...columnsOf(companies, 'version', 'phone'),
}

/** The company whose pages are served at a host name. Not tied to an owner: brands are public. */
export function companyOfHost(db: Database, host: string) {
  return db
    .select(brandColumns)
    .from(companyHosts)
    .innerJoin(companies, eq(companies.id, companyHosts.companyId))
    .where(eq(companyHosts.host, host))
}

/** The first two companies, enough to know whether there is only one. */
export function firstTwoCompanies(db: Database) {
  return db
    .select(brandColumns)
    .from(companies)
    .where(gt(companies.id, 0))
    .orderBy(asc(companies.id))
    .limit(2)
}

export function configurationOf(db: Database, administratorId: string) {
  return db
    .select({
      ...ownColumns,
      ...columnsOf(companies, 'mailFromName', 'mailFromAddress', 'statusCheckOpen', 'statusCheckInFull'),
      ...columnsOf(companies, 'secondFactorRequired', 'registrationTargetHours', 'updatedAt'),
      // D1 returns batch rows by column name, so no two columns of a join may share one.
      updatedBy: sql<string | null>`${editors.fullName}`.as('updated_by_name'),
      logoUpdatedAt: companies.logoUpdatedAt,
      logoUpdatedBy: sql<string | null>`${logoEditors.fullName}`.as('logo_updated_by_name'),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(editors, eq(editors.id, companies.updatedBy))
    .leftJoin(logoEditors, eq(logoEditors.id, companies.logoUpdatedBy))
    .where(and(eq(users.id, administratorId), eq(users.role, 'admin')))
}
export type ConfigurationRow = RowOf<typeof configurationOf>

/** The administrators of the company who have no second factor. */
export function administratorsWithoutFactor(db: Database, administratorId: string) {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyIdOf(db, administratorId)),
        eq(users.role, 'admin'),
        isNull(users.blockedAt),
        hasNoFactor(db, 'admin'),
      ),
    )
    .limit(ADMINISTRATORS_MAX)
}

function companyIdOf(db: Database, userId: string) {
  return sql`(${db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId))})`
}

/** The company's own holidays and working days from `from` on, in order. */
export function ownDaysOf(db: Database, userId: string, from: string) {
  return db
    .select({ day: holidays.day, name: holidays.name, observed: holidays.observed })
    .from(holidays)
    .where(and(eq(holidays.companyId, companyIdOf(db, userId)), gte(holidays.day, from)))
    .orderBy(asc(holidays.day))
    .limit(2 * HOLIDAYS_MAX)
}

export interface HolidayChanges {
  /** Days to delete. A changed day is deleted and inserted again. */
  gone: string[]
  come: Holiday[]
}

/**
 * Changes nothing if the configuration was changed since `version`. The fields come last, because they raise the
 * version that every condition checks.
 */
export function changeConfiguration(
  db: Database,
  row: { id: number; version: number },
  fields: Partial<typeof companies.$inferInsert>,
  days: HolidayChanges,
  firstDay: string,
  audit: AuditEntry & { actorId: string },
) {
  const unchanged = and(eq(companies.id, row.id), eq(companies.version, row.version))
  const stillUnchanged = rowExists(db, companies, unchanged)
  const gone = sql`(select value from json_each(${JSON.stringify(days.gone)}))`
  const come = sql`json_each(${JSON.stringify(days.come)}) as come`
  return {
    audit: recordAuditWhere(db, audit, companies, unchanged),
    removedDays: db
      .delete(holidays)
      .where(and(eq(holidays.companyId, row.id), sql`${holidays.day} in ${gone}`, stillUnchanged)),
    addedDays: db.insert(holidays).select(
      db
        .select({
          companyId: companies.id,
          day: sql<string>`come.value ->> 'day'`.as('day'),
          name: sql<string>`come.value ->> 'name'`.as('name'),
          observed: sql<boolean>`come.value ->> 'observed'`.as('observed'),
        })
        .from(companies)
        .innerJoin(come, sql`true`)
        .where(unchanged),
    ),
    written: db
      .update(companies)
      .set({ ...fields, version: row.version + 1 })
      .where(unchanged)
      .returning({ version: companies.version }),
    present: configurationOf(db, audit.actorId),
    daysNow: ownDaysOf(db, audit.actorId, firstDay),
  }
}

export type StoredLogo = Pick<typeof companies.$inferSelect, 'logoKey' | 'logoType' | 'logoSide'>

/** Changes nothing if the logo was changed since `logoVersion`. */
export function changeLogo(
  db: Database,
  companyId: number,
  logoVersion: number,
  logo: StoredLogo,
  audit: AuditEntry & { actorId: string },
) {
  const unchanged = and(eq(companies.id, companyId), eq(companies.logoVersion, logoVersion))
  const former = { table: companies, key: companies.logoKey, condition: unchanged, now: audit.at }
  return {
    audit: recordAuditWhere(db, audit, companies, unchanged),
    former: scheduleFileDeletions(db, former),
    changed: db
      .update(companies)
      .set({
        ...logo,
        logoCheckedAt: audit.at,
        logoMisses: 0,
        logoMissedAt: null,
        logoLostAt: null,
        logoVersion: logoVersion + 1,
        logoUpdatedAt: audit.at,
        logoUpdatedBy: audit.actorId,
      })
      .where(unchanged)
      .returning({ logoVersion: companies.logoVersion }),
    current: configurationOf(db, audit.actorId),
  }
}

/** Not tied to an owner: logos are public. */
export function logoOf(db: Database, companyId: number) {
  return db
    .select({ logoKey: companies.logoKey, logoType: companies.logoType, logoVersion: companies.logoVersion })
    .from(companies)
    .where(eq(companies.id, companyId))
}

/** The keys among these that a company refers to. */
export function logosInUse(db: Database, keys: string[]) {
  return db.select({ storageKey: companies.logoKey }).from(companies).where(inArray(companies.logoKey, keys))
}

/** Companies whose logo was not checked since `before`. */
export function logosToCheck(db: Database, before: Date, limit: number) {
  return db
    .select({
      id: companies.id,
      storageKey: sql<string>`${companies.logoKey}`.as('storage_key'),
      misses: companies.logoMisses,
      missedAt: companies.logoMissedAt,
      lostAt: companies.logoLostAt,
    })
    .from(companies)
    .where(
      and(
        isNotNull(companies.logoKey),
        or(isNull(companies.logoCheckedAt), lt(companies.logoCheckedAt, before)),
      ),
    )
    .limit(limit)
}

/** Records the result of a check, if the company still has the same logo. */
export function markLogo(
  db: Database,
  { id, storageKey }: { id: number; storageKey: string },
  { misses, missedAt, lostAt }: Misses,
  now: Date,
) {
  return db
    .update(companies)
    .set({ logoCheckedAt: now, logoMisses: misses, logoMissedAt: missedAt, logoLostAt: lostAt })
    .where(and(eq(companies.id, id), eq(companies.logoKey, storageKey)))
}
