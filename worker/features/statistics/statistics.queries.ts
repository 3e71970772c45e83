import { and, between, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { companyOfAdministrator } from '../../database/company-of-administrator.ts'
import { olderThan, type Position } from '../../database/keyset.ts'
import { users } from '../../database/schema/accounts.ts'
import { policies } from '../../database/schema/insurance.ts'
import { activeWeeks, countedRecords, dailyCounts, metricKeys } from '../../database/schema/statistics.ts'

interface Days {
  from: string
  to: string
}

const sameKey = and(
  eq(dailyCounts.companyId, metricKeys.companyId),
  eq(dailyCounts.metric, metricKeys.metric),
  eq(dailyCounts.key, metricKeys.key),
)

/** A CROSS JOIN keeps its order: each key is looked up over its days alone, and the keys come sorted. */
function ofMetric(db: Database, administratorId: string, metric: string, days: SQL | undefined) {
  return and(
    eq(metricKeys.companyId, companyOfAdministrator(db, administratorId)),
    eq(metricKeys.metric, metric),
    sameKey,
    days,
  )
}

/** The counts of every key and day. */
export function countsByDay(db: Database, administratorId: string, metric: string, { from, to }: Days) {
  return db
    .select({ key: metricKeys.key, day: dailyCounts.day, count: dailyCounts.count })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(ofMetric(db, administratorId, metric, between(dailyCounts.day, from, to)))
}

/** The sum of a key, from `from` on and before it. */
function sums(from: string) {
  const sum = (days: SQL, name: string) =>
    sql<number>`coalesce(sum(${dailyCounts.count}) filter (where ${days}), 0)`.as(name)
  return {
    count: sum(gte(dailyCounts.day, from), 'sum_now'),
    previous: sum(lt(dailyCounts.day, from), 'sum_before'),
  }
}

/** The sum of each key, from `from` on and before it. */
export function sumsByKey(
  db: Database,
  administratorId: string,
  metric: string,
  { since, from, to }: Days & { since: string },
) {
  return db
    .select({ key: metricKeys.key, ...sums(from) })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(ofMetric(db, administratorId, metric, between(dailyCounts.day, since, to)))
    .groupBy(metricKeys.key)
}

/** Of so many visits of a specialty it is looked up whose they are: enough to meet five people. */
const OWNERS_LOOKED_AT = 25

/** Visits by specialty from `from` on and before it, each side with whose its first ones are. */
export function specialtyTallies(
  db: Database,
  administratorId: string,
  { since, from, to }: Days & { since: string },
  { now, before }: { now: Span; before: Span },
) {
  const metric = 'consultation_specialty'
  const owners = (span: Span, name: string) => {
    const first = db
      .select({ owner: countedRecords.ownerId })
      .from(countedRecords)
      .where(recordsIn(db, administratorId, metric, metricKeys.key, span))
      .limit(OWNERS_LOOKED_AT)
      .as('first_owners')
    return sql`(select json_group_array(owner_id) from ${first})`
      .mapWith((list: string): string[] => JSON.parse(list))
      .as(name)
  }
  return db
    .select({
      key: metricKeys.key,
      ...sums(from),
      owners: owners(now, 'owners_now'),
      ownersBefore: owners(before, 'owners_before'),
    })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(ofMetric(db, administratorId, metric, between(dailyCounts.day, since, to)))
    .groupBy(metricKeys.key)
}

/** What had come together of each key by the end of each of two months: for counts of changes. */
export function standingByKey(
  db: Database,
  administratorId: string,
  metric: string,
  months: { month: string; before: string },
) {
  return db
    .select({
      key: metricKeys.key,
      count: sql<number>`sum(${dailyCounts.count})`.as('sum_now'),
      previous:
        sql<number>`coalesce(sum(${dailyCounts.count}) filter (where ${dailyCounts.day} <= ${months.before}), 0)`.as(
          'sum_before',
        ),
    })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(ofMetric(db, administratorId, metric, lte(dailyCounts.day, months.month)))
    .groupBy(metricKeys.key)
}

/** Policies by state and age: how many were sent after each of the days, up to `to`. */
export function policiesSentAfter(
  db: Database,
  administratorId: string,
  to: string,
  days: readonly [string, string, string, string],
) {
  const after = (day: string, name: string) =>
    sql<number>`coalesce(sum(${dailyCounts.count}) filter (where ${dailyCounts.day} > ${day}), 0)`.as(name)
  return db
    .select({
      key: metricKeys.key,
      first: after(days[0], 'sum_first'),
      second: after(days[1], 'sum_second'),
      third: after(days[2], 'sum_third'),
      fourth: after(days[3], 'sum_fourth'),
      all: sql<number>`sum(${dailyCounts.count})`.as('sum_all'),
    })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(ofMetric(db, administratorId, 'policies', lte(dailyCounts.day, to)))
    .groupBy(metricKeys.key)
}

interface Span {
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

function recordsIn(
  db: Database,
  administratorId: string,
  metric: string,
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
  metric: string,
  key: string,
  { from, to }: Days,
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
    .select({
      id: countedRecords.id,
      ...person,
      at: countedRecords.at,
      fileName: policies.fileName,
      state: countedRecords.key,
    })
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
