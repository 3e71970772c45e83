import type { AccessQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { accessReasonNames, accessScopeNames } from '#texts/labels.ts'
import { accessColumns } from '#texts/logs.ts'
import { daysOf, exportLog, type LogFile } from './export-log.ts'
import type { StoredAccess } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { accessRows } from './logs.queries.ts'

export function exportAccesses(work: MemberWork, query: AccessQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, query)
  return exportLog<StoredAccess>(work, {
    name: 'access',
    filters: { ...daysOf(query), person: query.person, scope: query.scope, request: query.request },
    rows: (position, limit) => accessRows(db, member.id, query, { ...days, position, limit }),
    columns: [
      [accessColumns.at, ({ at }) => dateSecondIn(caller.timeZone, at)],
      [accessColumns.actor, ({ actorId, actorName }) => actorName ?? actorId],
      [accessColumns.subject, ({ subjectId, subjectName }) => subjectName ?? subjectId],
      [accessColumns.scope, ({ scope }) => accessScopeNames[scope]],
      [accessColumns.reason, ({ reason }) => accessReasonNames[reason]],
      [accessColumns.reasonText, ({ reasonText }) => reasonText ?? ''],
      [accessColumns.clientIp, ({ clientIp }) => clientIp],
      [accessColumns.request, ({ requestId }) => requestId],
    ],
  })
}
