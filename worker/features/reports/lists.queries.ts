import { and, asc, between, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { PolicyState } from '#contract/insurance.ts'
import type { ReportFilters } from '#contract/reports.ts'
import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { columnsOf } from '#database/columns-of.ts'
import { isCountOf } from '#database/daily-counts.ts'
import { type HistorySlice, isWithin } from '#database/history.ts'
import { newerThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { consultations } from '#database/schema/consultations.ts'
import { policies } from '#database/schema/insurance.ts'
import { countedRecords, dailyCounts, type Metric, metricKeys } from '#database/schema/statistics.ts'
import type { Span } from '#domain/time-zone.ts'

const administrators = alias(users, 'administrators')
const decidedBy = sql<string | null>`${administrators.fullName}`.as('decided_by_name')

/** The number of records according to the daily counts, for the progress. */
export function countRows(
  db: Database,
  companyId: number,
  metric: Metric,
  key: string | null,
  { from, to }: StatisticsRange,
) {
  const ofKey = key ? eq(metricKeys.key, key) : undefined
  return db
    .select({ count: sql<number>`coalesce(sum(${dailyCounts.count}), 0)` })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(isCountOf(companyId, metric, and(ofKey, between(dailyCounts.day, from, to))))
}

const user = {
  ...columnsOf(users, 'id', 'fullName', 'email', 'cardNumber', 'role', 'status', 'statusSince'),
  ...columnsOf(users, 'rejectionReason', 'createdAt', 'emailConfirmedAt', 'decidedAt'),
  decidedBy,
  blockedAt: users.blockedAt,
}

export type MemberFilters = Pick<ReportFilters, 'status' | 'access' | 'role'> & { span?: Span | undefined }

/** The unary plus keeps SQLite from using an index on that column instead of the one sorted by registration. */
function members(companyId: number, { access, role, span, status }: MemberFilters): SQL | undefined {
  return and(
    eq(users.companyId, companyId),
    status ? sql`${users.status} = ${status}` : undefined,
    role ? sql`+${users.role} = ${role}` : undefined,
    access === 'blocked' ? isNotNull(sql`+${users.blockedAt}`) : undefined,
    access === 'open' ? isNull(sql`+${users.blockedAt}`) : undefined,
    isWithin(users.createdAt, span),
  )
}

export function countMembers(db: Database, companyId: number, filters: MemberFilters) {
  return db.select({ count: sql<number>`count(*)` }).from(users).where(members(companyId, filters))
}

/** Users by time of registration, oldest first. */
export function membersAfter(
  db: Database,
  companyId: number,
  filters: MemberFilters,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({ ...user, at: sql<Date>`${users.createdAt}`.mapWith(users.createdAt).as('place') })
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(and(members(companyId, filters), newerThan(users.createdAt, users.id, position)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit)
}

export interface QueueFilters {
  status: NonNullable<ReportFilters['status']>
  reason: ReportFilters['reason']
  /** Only registrations that have had the status since this instant or longer. */
  since: Date
}

function queue(companyId: number, { reason, since, status }: QueueFilters): SQL | undefined {
  return and(
    eq(users.companyId, companyId),
    // A literal, because the partial index of the reasons has the same condition.
    reason ? sql`${users.status} = 'rejected'` : eq(users.status, status),
    reason ? eq(users.rejectionReason, reason) : undefined,
    lte(users.statusSince, since),
    sql`+${users.role} = 'member'`,
  )
}

export function countQueue(db: Database, companyId: number, filters: QueueFilters) {
  return db.select({ count: sql<number>`count(*)` }).from(users).where(queue(companyId, filters))
}

/**
 * Registrations in one status, longest in it first. One that leaves the status and returns after `since` is
 * left out, so that none is listed twice.
 */
export function queueAfter(
  db: Database,
  companyId: number,
  filters: QueueFilters,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({ ...user, at: sql<Date>`${users.statusSince}`.mapWith(users.statusSince).as('place') })
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(and(queue(companyId, filters), newerThan(users.statusSince, users.id, position)))
    .orderBy(asc(users.statusSince), asc(users.id))
    .limit(limit)
}

/**
 * Consultations of a span by their owner's registration, which never changes even if a consultation is moved. The report
 * does not show the owners, so it needs no entry in the access log.
 */
export function consultationsAfter(db: Database, companyId: number, { span, position, limit }: HistorySlice) {
  return db
    .select({
      owner: sql<string>`${users.id}`.as('owner'),
      at: users.createdAt,
      ...columnsOf(consultations, 'date', 'type', 'status'),
      specialty: sql<string>`coalesce(trim(${consultations.specialty}), '')`.as('plain_specialty'),
    })
    .from(users)
    .crossJoin(consultations)
    .where(
      and(
        eq(users.companyId, companyId),
        newerThan(users.createdAt, users.id, position),
        eq(consultations.ownerId, users.id),
        isWithin(consultations.date, span),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit)
}

const policy = {
  id: policies.id,
  state: sql<PolicyState>`iif(${policies.contentStoredAt} is null, 'unsent', ${policies.status})`.as('state'),
  ...columnsOf(policies, 'fileName', 'policyNumber', 'dueDay', 'decidedAt'),
  decidedBy,
  rejectionText: policies.rejectionText,
  fullName: users.fullName,
  cardNumber: users.cardNumber,
}

/**
 * Policies by upload time, which never changes, so that a decision made in the meantime does not list one
 * twice.
 */
export function policiesAfter(db: Database, companyId: number, { span, position, limit }: HistorySlice) {
  return db
    .select({ ...policy, at: policies.uploadedAt })
    .from(policies)
    .crossJoin(users)
    .leftJoin(administrators, eq(administrators.id, policies.decidedBy))
    .where(
      and(
        eq(policies.companyId, companyId),
        isWithin(policies.uploadedAt, span),
        newerThan(policies.uploadedAt, policies.id, position),
        eq(users.id, policies.ownerId),
      ),
    )
    .orderBy(asc(policies.uploadedAt), asc(policies.id))
    .limit(limit)
}

/** Policies in one state, in the order in which they entered it. */
export function policiesInState(
  db: Database,
  companyId: number,
  state: PolicyState,
  { span, position, limit }: HistorySlice,
) {
  return db
    .select({ ...policy, at: countedRecords.at })
    .from(countedRecords)
    .crossJoin(policies)
    .crossJoin(users)
    .leftJoin(administrators, eq(administrators.id, policies.decidedBy))
    .where(
      and(
        eq(countedRecords.companyId, companyId),
        eq(countedRecords.metric, 'policies'),
        eq(countedRecords.key, state),
        isWithin(countedRecords.at, span),
        newerThan(countedRecords.at, countedRecords.id, position),
        eq(policies.id, countedRecords.id),
        eq(users.id, countedRecords.ownerId),
      ),
    )
    .orderBy(asc(countedRecords.at), asc(countedRecords.id))
    .limit(limit)
}
