import { errorSourceNames } from '../../contract/log-names.ts'
import type { ErrorQuery } from '../../contract/logs.ts'
import { dateSecondIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import { exportLog, type LogFile } from './export-log.ts'
import type { StoredError } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { errorRows } from './logs.queries.ts'

/** What failed, without anybody's data, as a file. */
export function exportErrors(work: MemberWork, { source, ...range }: ErrorQuery): LogFile {
  const { caller, db } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredError>(work, {
    name: 'error',
    rows: (position, limit) => errorRows(db, source, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateSecondIn(caller.timeZone, at)],
      ['Origem', ({ source }) => errorSourceNames[source]],
      ['Onde', ({ place }) => place],
      ['Resposta', ({ status }) => (status === null ? '' : String(status))],
      ['Código', ({ code }) => code],
      ['Erro', ({ kind }) => kind],
      ['Pedido', ({ requestId }) => requestId ?? ''],
    ],
  })
}
