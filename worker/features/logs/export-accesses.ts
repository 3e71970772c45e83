import type { AccessQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { accessReasonNames, accessScopeNames } from '#texts/labels.ts'
import { daysOf, exportLog, type LogFile } from './export-log.ts'
import type { StoredAccess } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { accessRows } from './logs.queries.ts'

/** The access log as CSV. */
export function exportAccesses(work: MemberWork, query: AccessQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, query)
  return exportLog<StoredAccess>(work, {
    name: 'access',
    filters: { ...daysOf(query), person: query.person, scope: query.scope, request: query.request },
    rows: (position, limit) => accessRows(db, member.id, query, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateSecondIn(caller.timeZone, at)],
      ['Quem', ({ actorId, actorName }) => actorName ?? actorId],
      ['De quem', ({ subjectId, subjectName }) => subjectName ?? subjectId],
      ['O que abriu', ({ scope }) => accessScopeNames[scope]],
      ['Motivo', ({ reason }) => accessReasonNames[reason]],
      ['Explicação', ({ reasonText }) => reasonText ?? ''],
      ['De onde', ({ clientIp }) => clientIp],
      ['Nº da solicitação', ({ requestId }) => requestId],
    ],
  })
}
