import { REPORTS_SHOWN_MAX, type Report } from '#contract/reports.ts'
import type { MemberWork } from '#platform/work.ts'
import { reportsOf } from './jobs/jobs.queries.ts'
import { toReport } from './report.ts'

export async function listReports({ db, member, read }: MemberWork): Promise<Report[]> {
  const [rows] = await read([reportsOf(db, member.id, REPORTS_SHOWN_MAX)])
  return rows.map(toReport)
}
