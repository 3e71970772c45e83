import { auditDetailTexts } from '#contract/audit-details.ts'
import { formatPerson, formatSubject, recordId } from '#contract/audit-subjects.ts'
import type { AuditQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { NOBODY } from '#texts/audit.ts'
import { shownActionNames } from '#texts/labels.ts'
import { auditColumns } from '#texts/logs.ts'
import { toAuditRow } from './audit-row.ts'
import { daysOf, exportLog, type LogFile } from './export-log.ts'
import type { StoredAudit } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { auditRows } from './logs.queries.ts'

export function exportAudit(work: MemberWork, query: AuditQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, query)
  return exportLog<StoredAudit>(work, {
    name: 'audit',
    filters: { ...daysOf(query), person: query.person, action: query.action, request: query.request },
    rows: (position, limit) => auditRows(db, member.id, query, { ...days, position, limit }),
    columns: [
      [auditColumns.at, ({ at }) => dateSecondIn(caller.timeZone, at)],
      [
        auditColumns.actor,
        (row) => {
          const { actor } = toAuditRow(row)
          return actor ? formatPerson(actor) : NOBODY
        },
      ],
      [auditColumns.action, (row) => shownActionNames[toAuditRow(row).action]],
      [
        auditColumns.subject,
        (row) => {
          const { subject } = toAuditRow(row)
          if (!subject) return ''
          const id = recordId(subject)
          return id === null ? formatSubject(subject) : `${formatSubject(subject)} (${id})`
        },
      ],
      [auditColumns.clientIp, ({ clientIp }) => clientIp],
      [auditColumns.request, ({ requestId }) => requestId],
      [
        auditColumns.detail,
        (row) => {
          const { action, detail } = toAuditRow(row)
          return auditDetailTexts(action, detail)
            .map(([name, words]) => `${name}: ${words}`)
            .join(', ')
        },
      ],
    ],
  })
}
