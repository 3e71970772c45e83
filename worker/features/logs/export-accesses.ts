import { accessReasonNames, accessScopeNames } from '../../contract/log-names.ts'
import type { AccessQuery } from '../../contract/logs.ts'
import { dateSecondIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { exportLog, type LogFile } from './export-log.ts'
import type { StoredAccess } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { accessRows } from './logs.queries.ts'

/** Who opened whose health data, and why, as a file. */
export function exportAccesses(work: MemberWork, { person, scope, ...range }: AccessQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredAccess>(work, {
    name: 'access',
    rows: (position, limit) => accessRows(db, member.id, { person, scope }, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateSecondIn(caller.timeZone, at)],
      ['Quem', ({ actorId, actorName }) => actorName ?? actorId],
      ['De quem', ({ subjectId, subjectName }) => subjectName ?? subjectId],
      ['O que abriu', ({ scope }) => accessScopeNames[scope]],
      ['Motivo', ({ reason }) => accessReasonNames[reason]],
      ['Explicação', ({ reasonText }) => reasonText ?? ''],
      ['De onde', ({ origin }) => origin],
      ['Pedido', ({ requestId }) => requestId],
    ],
  })
}
