import type { Report } from '#contract/reports.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { clearFiles } from '#platform/files.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { toReport } from '../report.ts'
import { moveReport, reportOf } from './jobs.queries.ts'

/** Cancels a queued or running report. The run that is writing it stops at its next step. */
export async function cancelReport(work: MemberWork, id: string): Promise<Report> {
  const { clock, db, member, write } = work
  await readOne(work, reportOf(db, member.id, id))
  const audit = await auditEntry(work, 'report.cancelled', id)
  const { moved } = await write(
    moveReport(
      db,
      member.id,
      id,
      ['queued', 'running'],
      { state: 'cancelled', finishedAt: clock.now() },
      audit,
    ),
  )
  if (!moved[0]) throw new Conflict('report_over')
  await clearFiles(work, moved[0].partKeys)
  return toReport(moved[0])
}
