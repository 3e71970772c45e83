import { between, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { companyOfAdministrator } from '#database/company-of-administrator.ts'
import { isCountOf } from '#database/daily-counts.ts'
import { countedRecords, dailyCounts, type Metric, metricKeys } from '#database/schema/statistics.ts'
import type { Span } from '#domain/time-zone.ts'
import { recordsIn } from './rows.queries.ts'

/** The counts of a metric by key and day. */
export function countsByDay(
  db: Database,
  administratorId: string,
  metric: Metric,
  { from, to }: StatisticsRange,
) {
  return db
    .select({ key: metricKeys.key, day: dailyCounts.day, count: dailyCounts.count })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(isCountOf(companyOfAdministrator(db, administratorId), metric, between(dailyCounts.day, from, to)))
}

function sumOf(days: SQL, name: string) {
  return sql<number>`coalesce(sum(${dailyCounts.count}) filter (where ${days}), 0)`.as(name)
}

/** The sums of a key from `from` on, and before it. */
function sums(from: string) {
  return {
    count: sumOf(gte(dailyCounts.day, from), 'sum_now'),
    previous: sumOf(lt(dailyCounts.day, from), 'sum_before'),
  }
}

/** The sums of each key from `from` on, from there until `wholeUntil`, and from `since` until `from`. */
export function sumsByKey(
  db: Database,
  administratorId: string,
  metric: Metric,
  { since, from, wholeUntil, to }: StatisticsRange & { since: string; wholeUntil: string },
) {
  const compared = sumOf(between(dailyCounts.day, from, wholeUntil), 'sum_whole')
  return db
    .select({ key: metricKeys.key, ...sums(from), compared })
    .from(metricKeys)
    .crossJoin(dailyCounts)
    .where(
      isCountOf(companyOfAdministrator(db, administratorId), metric, between(dailyCounts.day, since, to)),
    )
    .groupBy(metricKeys.key)
}

/** Maximum consultations of a specialty whose members are read: enough to see whether there are at least five. */
const OWNERS_SAMPLED = 25

/**
 * Consultations by specialty from `from` on and before it, with the owners of the first `OWNERS_SAMPLED` of
 * each.
 */
export function specialtyTallies(
  db: Database,
  administratorId: string,
  { since, from, to }: StatisticsRange & { since: string },
  { now, before }: { now: Span; before: Span },
) {
  const metric = 'consultation_specialty'
  const owners = (span: Span, name: string) => {
    const first = db
      .select({ owner: countedRecords.ownerId })
      .from(countedRecords)
      .where(recordsIn(db, administratorId, metric, metricKeys.key, { span }))
      .limit(OWNERS_SAMPLED)
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
    .where(
      isCountOf(companyOfAdministrator(db, administratorId), metric, between(dailyCounts.day, since, to)),
    )
    .groupBy(metricKeys.key)
}

/** The sums of each key up to the end of two months, for metrics that count changes. */
export function runningTotals(
  db: Database,
  administratorId: string,
  metric: Metric,
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
    .where(isCountOf(companyOfAdministrator(db, administratorId), metric, lte(dailyCounts.day, months.month)))
    .groupBy(metricKeys.key)
}

/** The policies sent after each of the days and up to `to`, by state. */
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
    .where(isCountOf(companyOfAdministrator(db, administratorId), 'policies', lte(dailyCounts.day, to)))
    .groupBy(metricKeys.key)
}
