import {
  rangeProblem,
  type Statistics,
  type StatisticsQuery,
  type StatisticsRange,
} from '#contract/statistics.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { addDays } from '#domain/time-zone.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { computeStatistics } from './compute-statistics.ts'

const DEFAULT_DAYS = 30

export function showStatistics(work: MemberWork, query: StatisticsQuery): Promise<Statistics> {
  const { clock, db, member, read } = work
  const now = clock.now()
  return computeStatistics({ db, now, read }, member.id, requireRange(query, now))
}

/**
 * The requested period, by default the last thirty days. Throws `Invalid` if it ends before it begins or is
 * too long.
 */
export function requireRange({ from, to }: StatisticsQuery, now: Date): StatisticsRange {
  const last = to ?? dayAt(now)
  const range = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last }
  const problem = rangeProblem(range.from, range.to)
  if (problem) throw new Invalid({ to: problem })
  return range
}
