import { hasRange, type NewReport, narrowed, type Report } from '#contract/reports.ts'
import { rangeProblem } from '#contract/statistics.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { RANGE_REQUIRED } from '#texts/reports.ts'
import { auditDetail, queuedState, toReport } from '../report.ts'
import { insertedReport, insertReport } from './jobs.queries.ts'

/** Queues a report. The audit log records who exported what, with which filters. */
export async function requestReport(work: MemberWork, input: NewReport): Promise<Report> {
  const { clock, db, member, write } = work
  const { kind, format } = input
  const filters = filtersIn(input)
  const now = clock.now()
  const id = crypto.randomUUID()
  const audit = await auditEntry(work, 'report.requested', id)
  const row = {
    id,
    companyId: audit.companyId,
    ownerId: member.id,
    kind,
    format,
    filters,
    createdAt: now,
    ...queuedState(now),
  }
  const report = toReport(row)
  const { queued } = await write(insertReport(db, row, { ...audit, detail: auditDetail(row) }), {
    status: 201,
    body: report,
    where: insertedReport(member.id, id),
  })
  if (!queued[0]) throw new Conflict('reports_at_once')
  return report
}

function filtersIn({ kind, format: _, ...chosen }: NewReport) {
  const { from, to } = chosen
  if (!hasRange(kind)) return narrowed(kind, chosen)
  if (!from) throw new Invalid({ from: RANGE_REQUIRED })
  if (!to) throw new Invalid({ to: RANGE_REQUIRED })
  const problem = rangeProblem(from, to)
  if (problem) throw new Invalid({ to: problem })
  return narrowed(kind, chosen)
}
