import type { Report } from '#contract/reports.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import { auditDetail, queuedState, toReport } from '../report.ts'
import { reportOf, requeueReport } from './jobs.queries.ts'

export async function retryReport(work: MemberWork, id: string): Promise<Report> {
  const { clock, db, member, write } = work
  const present = await readOne(work, reportOf(db, member.id, id))
  const audit = await auditEntry(work, 'report.requested', id)
  const { queue, current } = await write(
    requeueReport(db, member.id, id, queuedState(clock.now()), { ...audit, detail: auditDetail(present) }),
  )
  if (queue.moved[0]) return toReport(queue.moved[0])
  if (!current[0]) throw new NotFound()
  const isFinished = current[0].state === 'failed' || current[0].state === 'cancelled'
  throw new Conflict(isFinished ? 'reports_at_once' : 'report_not_over')
}
