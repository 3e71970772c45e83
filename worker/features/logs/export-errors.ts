import type { ErrorQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { errorSourceNames } from '#texts/labels.ts'
import { daysOf, exportLog, type LogFile } from './export-log.ts'
import type { StoredError } from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { errorRows } from './logs.queries.ts'

/** The error log, which holds no personal data, as CSV. */
export function exportErrors(work: MemberWork, query: ErrorQuery): LogFile {
  const { caller, db } = work
  const days = rangeOf(caller.timeZone, query)
  return exportLog<StoredError>(work, {
    name: 'error',
    filters: { ...daysOf(query), source: query.source, request: query.request },
    rows: (position, limit) => errorRows(db, query, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateSecondIn(caller.timeZone, at)],
      ['Origem', ({ source }) => errorSourceNames[source]],
      ['Onde', ({ place }) => place],
      ['Status HTTP', ({ status }) => (status === null ? '' : String(status))],
      ['Código', ({ code }) => code],
      ['Erro', ({ kind }) => kind],
      ['Onde no código', ({ frames }) => frames ?? ''],
      ['Nº da solicitação', ({ requestId }) => requestId ?? ''],
    ],
  })
}
