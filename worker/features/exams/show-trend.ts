import type { TrendPoint } from '#contract/exams.ts'
import type { MemberWork } from '#platform/work.ts'
import { trendOf } from './exams.queries.ts'

const POINTS_MAX = 500

/** All values of an analyte, the newest first, each with the range printed beside it. */
export async function showTrend({ db, member, read }: MemberWork, valueId: string): Promise<TrendPoint[]> {
  const [rows] = await read([trendOf(db, member.id, valueId, POINTS_MAX)])
  return rows.map(({ id: _id, ...point }) => point)
}
