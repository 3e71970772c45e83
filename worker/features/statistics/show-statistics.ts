import { rangeProblem, type Statistics, type StatisticsRange } from '../../contract/statistics.ts'
import { Invalid } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { computeStatistics } from './compute-statistics.ts'

export function showStatistics(work: MemberWork, range: StatisticsRange): Promise<Statistics> {
  requireRange(range)
  const { clock, db, member, read } = work
  return computeStatistics({ db, now: clock.now(), read }, member.id, range)
}

export function requireRange({ from, to }: StatisticsRange): void {
  const problem = rangeProblem(from, to)
  if (problem) throw new Invalid({ to: problem })
}
