import { REPORT_KEPT_DAYS, type Report } from '#contract/reports.ts'
import { after, DAY } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { auditDetail } from '../audit-detail.ts'
import { toReport } from '../report.ts'
import { reportOf, requeueReport } from './jobs.queries.ts'

/** Restarts a failed or cancelled report. */
export async function retryReport(work: MemberWork, id: string): Promise<Report> {
  const { clock, db, member, read, write } = work
  const [[present]] = await read([reportOf(db, member.id, id)])
  if (!present) throw new NotFound()
  const now = clock.now()
  const audit = await auditEntry(work, 'report.requested', id)
  const anew = {
    state: 'queued' as const,
    rowsDone: 0,
    rowsTotal: 0,
    position: null,
    parts: 0,
    partKeys: [],
    bytes: 0,
    leaseUntil: now,
    attempts: 0,
    problem: null,
    finishedAt: null,
    expiresAt: after(now, REPORT_KEPT_DAYS * DAY),
  }
  const [, [queued], [stands]] = await write(
    requeueReport(db, member.id, id, anew, { ...audit, detail: auditDetail(present) }),
  )
  if (queued) return toReport(queued)
  if (!stands) throw new NotFound()
  const over = stands.state === 'failed' || stands.state === 'cancelled'
  throw new Conflict(over ? 'reports_at_once' : 'report_not_over')
}
