import { and, eq, type SQL } from 'drizzle-orm'
import { dailyCounts, type Metric, metricKeys } from './schema/statistics.ts'

/**
 * Condition: the counts of a company's metric. For a CROSS JOIN of `metricKeys` and `dailyCounts`, whose order SQLite
 * keeps: it reads the days of each key as one index range, in key order.
 */
export function isCountOf(company: number | SQL, metric: Metric, condition: SQL | undefined) {
  return and(
    eq(metricKeys.companyId, company),
    eq(metricKeys.metric, metric),
    eq(dailyCounts.companyId, metricKeys.companyId),
    eq(dailyCounts.metric, metricKeys.metric),
    eq(dailyCounts.key, metricKeys.key),
    condition,
  )
}
