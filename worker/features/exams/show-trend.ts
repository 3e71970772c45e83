import type { Analyte, TrendPoint } from '../../contract/exams.ts'
import type { MemberWork } from '../../platform/work.ts'
import { analytesOf, trendOf } from './exams.queries.ts'

const ANALYTES_MAX = 500
const POINTS_MAX = 500

/** The member's own analytes, by name. */
export async function listAnalytes({ db, member, read }: MemberWork): Promise<Analyte[]> {
  const [rows] = await read([analytesOf(db, member.id, ANALYTES_MAX)])
  return rows.map(({ analyte, unit, count }) => ({ analyte, unit, count }))
}

/** One analyte in time, the newest first, each with the range that was printed beside it. */
export async function showTrend({ db, member, read }: MemberWork, analyte: string): Promise<TrendPoint[]> {
  const [rows] = await read([trendOf(db, member.id, analyte, POINTS_MAX)])
  return rows.map(({ id: _id, ...point }) => point)
}
