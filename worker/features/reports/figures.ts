import type { ComparedGroup, Statistics, StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import type { Work } from '#platform/work.ts'

/**
 * What reports need from the statistics. worker/app.ts and worker/schedule.ts pass it in, because features do
 * not import each other.
 */
export interface Figures {
  computeStatistics: (
    tools: { db: Database; now: Date; read: Work['read'] },
    administratorId: string,
    range: StatisticsRange,
  ) => Promise<Statistics>
  /** The specialties of a period, except those with too few members to be shown. */
  listSpecialties: (db: Database, administratorId: string, range: StatisticsRange) => Promise<ComparedGroup[]>
}
