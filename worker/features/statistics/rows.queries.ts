import { and, between, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { type HistorySlice, isWithin } from '#database/history.ts'
import { olderThan } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import {
  activeWeeks,
  countedRecords,
  dailyCounts,
  type Metric,
  type metricKeys,
} from '#database/schema/statistics.ts'

const memberColumns = {
  memberId: sql<string>`${users.id}`.as('member_id'),
  fullName: users.fullName,
  email: users.email,
}

/** The registrations of the period, newest first. */
export function registrationsIn(
  db: Database,
  administratorId: string,
  status: string,
  { span, position, limit }: HistorySlice,
) {
  return db
    .select({ id: users.id, ...memberColumns, at: users.createdAt, status: users.status })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
        status ? sql`${users.status} = ${status}` : undefined,
        isWithin(users.createdAt, span),
        sql`+${users.role} = 'member'`,
        olderThan(users.createdAt, users.id, position),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

/** The registrations whose last decision is in the period, newest first. */
export function decisionsIn(db: Database, administratorId: string, { span, position, limit }: HistorySlice) {
  return db
    .select({
      id: users.id,
      ...memberColumns,
      at: sql<Date>`${users.decidedAt}`.mapWith(users.decidedAt).as('decided'),
      since: sql<Date>`coalesce(${users.queuedAt}, ${users.emailConfirmedAt}, ${users.createdAt})`
        .mapWith(users.createdAt)
        .as('since'),
      status: users.status,
    })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
        isWithin(users.decidedAt, span),
        sql`+${users.role} = 'member'`,
        // The unary plus keeps SQLite from choosing an index on the status, whose order would need a sort.
        inArray(sql`+${users.status}`, ['approved', 'rejected']),
        olderThan(users.decidedAt, users.id, position),
      ),
    )
    .orderBy(desc(users.decidedAt), desc(users.id))
    .limit(limit)
}

/** The members who were active in the week, by id. */
export function activeMembersIn(
  db: Database,
  administratorId: string,
  week: string,
  afterId: string,
  limit: number,
) {
  return db
    .select({ id: activeWeeks.userId, fullName: users.fullName, email: users.email, status: users.status })
    .from(activeWeeks)
    .crossJoin(users)
    .where(
      and(
        eq(activeWeeks.companyId, companyOfAdministrator(db, administratorId)),
        eq(activeWeeks.week, week),
        gt(activeWeeks.userId, afterId),
        eq(users.id, activeWeeks.userId),
      ),
    )
    .orderBy(activeWeeks.userId)
    .limit(limit)
}

/** Condition on `counted_records`: the records behind a key of a metric in the period. */
export function recordsIn(
  db: Database,
  administratorId: string,
  metric: Metric,
  key: string | typeof metricKeys.key,
  { span, position }: Omit<HistorySlice, 'limit'>,
) {
  return and(
    eq(countedRecords.companyId, companyOfAdministrator(db, administratorId)),
    eq(countedRecords.metric, metric),
    eq(countedRecords.key, key),
    isWithin(countedRecords.at, span),
    olderThan(countedRecords.at, countedRecords.id, position),
  )
}

/** The days behind a key of a metric of consultations, latest first. */
export function consultationDays(
  db: Database,
  administratorId: string,
  metric: Metric,
  key: string,
  { from, to }: StatisticsRange,
  before: string | undefined,
  limit: number,
) {
  return db
    .select({ id: sql<string>`${dailyCounts.day}`.as('id'), count: dailyCounts.count })
    .from(dailyCounts)
    .where(
      and(
        eq(dailyCounts.companyId, companyOfAdministrator(db, administratorId)),
        eq(dailyCounts.metric, metric),
        eq(dailyCounts.key, key),
        between(dailyCounts.day, from, to),
        before ? lt(dailyCounts.day, before) : undefined,
      ),
    )
    .orderBy(desc(dailyCounts.day))
    .limit(limit)
}

const policyColumns = {
  ...memberColumns,
  fileName: policies.fileName,
}

/** The policies of a state, last sent first. */
export function policiesInState(
  db: Database,
  administratorId: string,
  state: string,
  { limit, ...slice }: HistorySlice,
) {
  return db
    .select({ id: countedRecords.id, ...policyColumns, at: countedRecords.at, status: countedRecords.key })
    .from(countedRecords)
    .crossJoin(policies)
    .crossJoin(users)
    .where(
      and(
        recordsIn(db, administratorId, 'policies', state, slice),
        eq(policies.id, countedRecords.id),
        eq(users.id, countedRecords.ownerId),
      ),
    )
    .orderBy(desc(countedRecords.at), desc(countedRecords.id))
    .limit(limit)
}

/** The policies of any state, last sent first. */
export function policiesSentIn(
  db: Database,
  administratorId: string,
  { span, position, limit }: HistorySlice,
) {
  return db
    .select({
      id: policies.id,
      ...policyColumns,
      at: policies.uploadedAt,
      status: sql<string>`iif(${policies.contentStoredAt} is null, 'unsent', ${policies.status})`.as('state'),
    })
    .from(policies)
    .crossJoin(users)
    .where(
      and(
        eq(policies.companyId, companyOfAdministrator(db, administratorId)),
        isWithin(policies.uploadedAt, span),
        olderThan(policies.uploadedAt, policies.id, position),
        eq(users.id, policies.ownerId),
      ),
    )
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(limit)
}
