import { and, between, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { olderThan, type Position } from '#database/keyset.ts'
import { users } from '#database/schema/accounts.ts'
import { policies } from '#database/schema/insurance.ts'
import {
  activeWeeks,
  countedRecords,
  dailyCounts,
  type Metric,
  type metricKeys,
} from '#database/schema/statistics.ts'

export interface Span {
  start: Date
  end: Date
}

const person = {
  memberId: sql<string>`${users.id}`.as('member_id'),
  fullName: users.fullName,
  email: users.email,
}

/** Who registered in the span, the last first. */
export function registeredIn(
  db: Database,
  administratorId: string,
  { start, end }: Span,
  status: string,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({ id: users.id, ...person, at: users.createdAt, status: users.status })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyOfAdministrator(db, administratorId)),
        status ? sql`${users.status} = ${status}` : undefined,
        gte(users.createdAt, start),
        lt(users.createdAt, end),
        sql`+${users.role} = 'member'`,
        olderThan(users.createdAt, users.id, position),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

/** Whose registration was last decided in the span, the last first. */
export function decidedIn(
  db: Database,
  administratorId: string,
  { start, end }: Span,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({
      id: users.id,
      ...person,
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
        gte(users.decidedAt, start),
        lt(users.decidedAt, end),
        sql`+${users.role} = 'member'`,
        // Unary plus: the statuses are looked at in the row, and the order is that of the decisions.
        inArray(sql`+${users.status}`, ['approved', 'rejected']),
        olderThan(users.decidedAt, users.id, position),
      ),
    )
    .orderBy(desc(users.decidedAt), desc(users.id))
    .limit(limit)
}

/** Who was active in the week, by id. */
export function activeIn(
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

export function recordsIn(
  db: Database,
  administratorId: string,
  metric: Metric,
  key: string | typeof metricKeys.key,
  { start, end }: Span,
  position?: Position,
) {
  return and(
    eq(countedRecords.companyId, companyOfAdministrator(db, administratorId)),
    eq(countedRecords.metric, metric),
    eq(countedRecords.key, key),
    gte(countedRecords.at, start),
    lt(countedRecords.at, end),
    olderThan(countedRecords.at, countedRecords.id, position),
  )
}

/** The days behind one bar of consultations, the latest first. */
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

const policy = {
  ...person,
  fileName: policies.fileName,
}

/** Policies behind one bar, the last sent first. */
export function policiesIn(
  db: Database,
  administratorId: string,
  state: string,
  span: Span,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({ id: countedRecords.id, ...policy, at: countedRecords.at, state: countedRecords.key })
    .from(countedRecords)
    .crossJoin(policies)
    .crossJoin(users)
    .where(
      and(
        recordsIn(db, administratorId, 'policies', state, span, position),
        eq(policies.id, countedRecords.id),
        eq(users.id, countedRecords.ownerId),
      ),
    )
    .orderBy(desc(countedRecords.at), desc(countedRecords.id))
    .limit(limit)
}

/** Policies of the span in whatever state, the last sent first. */
export function policiesSentIn(
  db: Database,
  administratorId: string,
  { start, end }: Span,
  position: Position | undefined,
  limit: number,
) {
  return db
    .select({
      id: policies.id,
      ...policy,
      at: policies.uploadedAt,
      state: sql<string>`iif(${policies.contentStoredAt} is null, 'unsent', ${policies.status})`.as('state'),
    })
    .from(policies)
    .crossJoin(users)
    .where(
      and(
        eq(policies.companyId, companyOfAdministrator(db, administratorId)),
        gte(policies.uploadedAt, start),
        lt(policies.uploadedAt, end),
        olderThan(policies.uploadedAt, policies.id, position),
        eq(users.id, policies.ownerId),
      ),
    )
    .orderBy(desc(policies.uploadedAt), desc(policies.id))
    .limit(limit)
}
