import type { ComparedGroup, Statistics, StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import type { Work } from '#platform/work.ts'

/** What a report tells of the statistics. Handed in where features are put together, since they stay apart. */
export interface Figures {
  computeStatistics: (
    tools: { db: Database; now: Date; read: Work['read'] },
    administratorId: string,
    range: StatisticsRange,
  ) => Promise<Statistics>
  /** The specialties of a period as they may be seen. */
  listSpecialties: (db: Database, administratorId: string, range: StatisticsRange) => Promise<ComparedGroup[]>
}
