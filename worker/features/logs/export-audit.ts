import { auditDetailWords } from '../../contract/audit-details.ts'
import { shownActionNames } from '../../contract/log-names.ts'
import type { AuditQuery } from '../../contract/logs.ts'
import { dateTimeIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { exportLog, type LogFile } from './export-log.ts'
import { type StoredAudit, toAuditRow } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { auditRows } from './logs.queries.ts'

/** Who did what to whom, as a file. */
export function exportAudit(work: MemberWork, { person, action, ...range }: AuditQuery): LogFile {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredAudit>(work, {
    name: 'audit',
    rows: (position, limit) => auditRows(db, member.id, { person, action }, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateTimeIn(caller.timeZone, at)],
      ['Quem', ({ actorId, actorName }) => actorName ?? actorId ?? ''],
      ['O que fez', (row) => shownActionNames[toAuditRow(row).action]],
      [
        'Sobre',
        (row) => {
          const { subject } = toAuditRow(row)
          return subject?.fullName ?? subject?.id ?? ''
        },
      ],
      ['De onde', ({ origin }) => origin],
      ['Pedido', ({ requestId }) => requestId],
      [
        'Detalhes',
        (row) => {
          const { action, detail } = toAuditRow(row)
          return auditDetailWords(action, detail)
            .map(([name, words]) => `${name}: ${words}`)
            .join(', ')
        },
      ],
    ],
  })
}
