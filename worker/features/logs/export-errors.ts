import type { ErrorQuery } from '#contract/logs.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import type { MemberWork } from '#platform/work.ts'
import { errorSourceNames } from '#texts/labels.ts'
import { errorColumns } from '#texts/logs.ts'
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
      [errorColumns.at, ({ at }) => dateSecondIn(caller.timeZone, at)],
      [errorColumns.source, ({ source }) => errorSourceNames[source]],
      [errorColumns.place, ({ place }) => place],
      [errorColumns.status, ({ status }) => (status === null ? '' : String(status))],
      [errorColumns.code, ({ code }) => code],
      [errorColumns.kind, ({ kind }) => kind],
      [errorColumns.frames, ({ frames }) => frames ?? ''],
      [errorColumns.request, ({ requestId }) => requestId ?? ''],
    ],
  })
}
