import type { Analyte } from '#contract/exams.ts'
import type { MemberWork } from '#platform/work.ts'
import { analytesOf } from './exams.queries.ts'

const ANALYTES_MAX = 500

/** The member's analytes. */
export async function listAnalytes({ db, member, read }: MemberWork): Promise<Analyte[]> {
  const [rows] = await read([analytesOf(db, member.id, ANALYTES_MAX)])
  return rows.map(({ latest: _latest, ...analyte }) => analyte)
}
