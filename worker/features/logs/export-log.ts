import { type AuditCodes, type AuditDetail, auditDetailTexts } from '#contract/audit-details.ts'
import { formatPerson, formatSubject, recordId } from '#contract/audit-subjects.ts'
import { shownKind } from '#contract/health-in-logs.ts'
import {
  type AccessQuery,
  type AuditQuery,
  type AuditRow,
  type ErrorQuery,
  LOG_EXPORT_ROWS,
  type LogName,
  type MailQuery,
} from '#contract/logs.ts'
import { recordAudit } from '#database/audit.ts'
import type { Position } from '#database/keyset.ts'
import { dateSecondIn } from '#domain/time-zone.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { type Column, cutCsvStream, tableOf } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { NOBODY } from '#texts/audit.ts'
import { eventNames } from '#texts/events.ts'
import {
  accessReasonNames,
  accessScopeNames,
  errorSourceNames,
  messageStateNames,
  shownActionNames,
} from '#texts/labels.ts'
import { accessColumns, auditColumns, errorColumns, exportCut, mailColumns } from '#texts/logs.ts'
import { toAuditRow } from './audit-row.ts'
import { type Range, rangeOf } from './log-slice.ts'
import { accessRows, auditRows, errorRows, mailRows, type RowsQuery, type Slice } from './logs.queries.ts'

/** The maximum number of rows, and the note in the last line if there are more. */
const cut = { rows: LOG_EXPORT_ROWS, note: exportCut({ rows: LOG_EXPORT_ROWS }) }

type LogFile = Promise<ReadableStream<Uint8Array>>

type Filters = { [Code in keyof AuditCodes]?: AuditCodes[Code] | undefined }

interface Log<Row, Shown> {
  name: LogName
  query: Range
  /** The other filters of the request, recorded in the audit row with its days. */
  filters: Filters
  rows: (slice: Slice) => RowsQuery<Row>
  /** What the columns show of a row. */
  show: (row: Row) => Shown
  columns: readonly Column<Shown>[]
}

/** A log as CSV. The first read also writes the export's audit row; if that fails, nothing is sent. */
async function exportLog<Row extends Position, Shown>(
  work: MemberWork,
  { name, query, filters, columns, rows, show }: Log<Row, Shown>,
): LogFile {
  const { caller, db, read, write } = work
  const range = rangeOf(caller.timeZone, query)
  const entry = await auditEntry(work, 'log.exported', name)
  const detail = detailOf(name, { ...daysOf(query), ...filters })
  const audit = recordAudit(db, { ...entry, subjectId: null, detail })
  const { header, cells } = tableOf(columns)
  return cutCsvStream(
    header,
    (row: Row) => cells(show(row)),
    cut,
    async (last, limit) => {
      const page = rows({ ...range, position: last, limit })
      return (await (last ? read({ page }) : write({ audit, page }))).page
    },
  )
}

export function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Filters {
  return { from, to }
}

export function detailOf(log: LogName, filters: Filters): AuditDetail {
  const set = Object.entries({ log, ...filters }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as AuditDetail
}

/** The audit log as CSV. */
export function exportAudit(work: MemberWork, query: AuditQuery): LogFile {
  const { caller, db, member } = work
  return exportLog(work, {
    name: 'audit',
    query,
    filters: { person: query.person, action: query.action, request: query.request },
    rows: (slice) => auditRows(db, member.id, query, slice),
    show: (row) => ({ ...toAuditRow(row), at: row.at }),
    columns: [
      [auditColumns.at, ({ at }) => dateSecondIn(caller.timeZone, at)],
      [auditColumns.actor, ({ actor }) => (actor ? formatPerson(actor) : NOBODY)],
      [auditColumns.action, ({ action }) => shownActionNames[action]],
      [auditColumns.subject, ({ subject }) => subjectText(subject)],
      [auditColumns.clientIp, ({ origin }) => origin],
      [auditColumns.request, ({ requestId }) => requestId],
      [auditColumns.detail, ({ action, detail }) => detailText(action, detail)],
    ],
  })
}

function subjectText(subject: AuditRow['subject']): string {
  if (!subject) return ''
  const id = recordId(subject)
  return id === null ? formatSubject(subject) : `${formatSubject(subject)} (${id})`
}

function detailText(action: AuditRow['action'], detail: AuditRow['detail']): string {
  return auditDetailTexts(action, detail)
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ')
}

export function exportAccesses(work: MemberWork, query: AccessQuery): LogFile {
  const { caller, db, member } = work
  return exportLog(work, {
    name: 'access',
    query,
    filters: { person: query.person, scope: query.scope, request: query.request },
    rows: (slice) => accessRows(db, member.id, query, slice),
    show: (row) => row,
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

export function exportMails(work: MemberWork, query: MailQuery): LogFile {
  const { caller, db, member } = work
  return exportLog(work, {
    name: 'mail',
    query,
    filters: { person: query.person, mailState: query.state, mailKind: query.kind },
    rows: (slice) => mailRows(db, member.id, query, slice),
    show: (row) => row,
    columns: [
      [mailColumns.createdAt, ({ at }) => dateSecondIn(caller.timeZone, at)],
      [mailColumns.recipient, ({ recipientName }) => recipientName],
      [mailColumns.kind, ({ kind }) => eventNames[shownKind(kind)]],
      [mailColumns.state, ({ state }) => messageStateNames[state]],
      [mailColumns.attempts, ({ attempts }) => String(attempts)],
      [mailColumns.sentAt, ({ sentAt }) => (sentAt ? dateSecondIn(caller.timeZone, sentAt) : '')],
      [mailColumns.error, ({ error }) => error ?? ''],
    ],
  })
}

/** The error log, which holds no personal data, as CSV. */
export function exportErrors(work: MemberWork, query: ErrorQuery): LogFile {
  const { caller, db } = work
  return exportLog(work, {
    name: 'error',
    query,
    filters: { source: query.source, request: query.request },
    rows: (slice) => errorRows(db, query, slice),
    show: (row) => row,
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
