import type { TrendPoint } from '#contract/exams.ts'
import type { MemberWork } from '#platform/work.ts'
import { trendOf } from './exams.queries.ts'

const POINTS_MAX = 2000

/** All values of an analyte, newest first, each with the range printed with it. */
export async function showTrend({ db, member, read }: MemberWork, valueId: string): Promise<TrendPoint[]> {
  const [points] = await read([trendOf(db, member.id, valueId, POINTS_MAX)])
  return points.sort((one, other) => (one.date + one.id < other.date + other.id ? 1 : -1))
}
