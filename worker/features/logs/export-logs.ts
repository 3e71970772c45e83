import { auditDetailWords, type LogName } from '../../contract/audit-details.ts'
import { shownKind } from '../../contract/health-in-logs.ts'
import {
  accessReasonNames,
  accessScopeNames,
  errorSourceNames,
  messageStateNames,
  shownActionNames,
  shownKindNames,
} from '../../contract/log-names.ts'
import {
  type AccessQuery,
  type AuditQuery,
  type ErrorQuery,
  LOG_EXPORT_CUT,
  LOG_EXPORT_ROWS,
  type MailQuery,
} from '../../contract/logs.ts'
import { recordAudit } from '../../database/audit.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { cutCsvStream } from '../../platform/csv.ts'
import { dateTimeIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import {
  type StoredAccess,
  type StoredAudit,
  type StoredError,
  type StoredMail,
  toAuditRow,
} from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { accessRows, auditRows, errorRows, mailRows, type RowsQuery } from './logs.queries.ts'

/** Where an export ends, and what its last line says then. */
const cut = { rows: LOG_EXPORT_ROWS, note: LOG_EXPORT_CUT }

type Table = Promise<ReadableStream<Uint8Array>>

interface Log<Row> {
  name: LogName
  /** Each column's title and what it shows of a row. */
  columns: readonly (readonly [title: string, show: (row: Row) => string])[]
  rows: (last: Row | undefined, limit: number) => RowsQuery<Row>
}

/** A log as a file: who takes it away is written with its first rows, or nothing leaves. */
async function exportLog<Row>(work: MemberWork, { name, columns, rows }: Log<Row>): Table {
  const { db, read, write } = work
  const entry = await auditEntry(work, 'log.exported', name)
  const audit = recordAudit(db, { ...entry, subjectId: null, detail: { log: name } })
  const cells = (row: Row) => columns.map(([, show]) => show(row))
  return cutCsvStream(
    columns.map(([title]) => title),
    cells,
    cut,
    async (last, limit) =>
      last ? (await read([rows(last, limit)]))[0] : (await write([audit, rows(undefined, limit)]))[1],
  )
}

export function exportAudit(work: MemberWork, { person, action, ...range }: AuditQuery): Table {
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

export function exportAccesses(work: MemberWork, { person, scope, ...range }: AccessQuery): Table {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredAccess>(work, {
    name: 'access',
    rows: (position, limit) => accessRows(db, member.id, { person, scope }, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateTimeIn(caller.timeZone, at)],
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

export function exportMails(work: MemberWork, { person, state, kind, ...range }: MailQuery): Table {
  const { caller, db, member } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredMail>(work, {
    name: 'mail',
    rows: (last, limit) =>
      mailRows(
        db,
        member.id,
        { person, state, kind },
        { ...days, position: last && { at: last.createdAt, id: last.id }, limit },
      ),
    columns: [
      ['Criado em', ({ createdAt }) => dateTimeIn(caller.timeZone, createdAt)],
      ['Para', ({ recipientName }) => recipientName],
      ['Mensagem', ({ kind }) => shownKindNames[shownKind(kind)]],
      ['Situação', ({ state }) => messageStateNames[state]],
      ['Tentativas', ({ attempts }) => String(attempts)],
      ['Enviado em', ({ sentAt }) => (sentAt ? dateTimeIn(caller.timeZone, sentAt) : '')],
      ['Último erro', ({ error }) => error ?? ''],
    ],
  })
}

export function exportErrors(work: MemberWork, { source, ...range }: ErrorQuery): Table {
  const { caller, db } = work
  const days = rangeOf(caller.timeZone, range)
  return exportLog<StoredError>(work, {
    name: 'error',
    rows: (position, limit) => errorRows(db, source, { ...days, position, limit }),
    columns: [
      ['Quando', ({ at }) => dateTimeIn(caller.timeZone, at)],
      ['Origem', ({ source }) => errorSourceNames[source]],
      ['Onde', ({ place }) => place],
      ['Resposta', ({ status }) => (status === null ? '' : String(status))],
      ['Código', ({ code }) => code],
      ['Erro', ({ kind }) => kind],
      ['Pedido', ({ requestId }) => requestId ?? ''],
    ],
  })
}
