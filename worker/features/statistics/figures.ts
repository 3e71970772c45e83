import type { StatisticsRange } from '#contract/statistics.ts'
import type { Database } from '#database/client.ts'
import { specialtiesIn, specialtiesShown } from './compute-specialties.ts'
import { computeStatistics } from './compute-statistics.ts'

/** What the statistics give to the reports. */
export const figures = {
  computeStatistics,
  async listSpecialties(db: Database, administratorId: string, range: StatisticsRange) {
    return specialtiesShown(await specialtiesIn(db, administratorId, range))
  },
}
