import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { selectSpecialties, toSpecialties } from './compute-specialties.ts'
import { computeStatistics } from './compute-statistics.ts'

/** Statistics for the reports feature, which must not import this one. */
export const figures = {
  computeStatistics,
  async listSpecialties(db: Database, administratorId: string, range: StatisticsRange) {
    return toSpecialties(await selectSpecialties(db, administratorId, range))
  },
}
