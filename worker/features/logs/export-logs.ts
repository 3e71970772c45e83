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
import { auditEntry } from '../../platform/audit-entry.ts'
import { cutCsvStream } from '../../platform/csv.ts'
import { wallClockIn } from '../../platform/time-zone.ts'
import type { MemberWork } from '../../platform/work.ts'
import {
  type StoredAccess,
  type StoredAudit,
  type StoredError,
  type StoredMail,
  toAuditRow,
} from './log-rows.ts'
import { rangeOf } from './log-slice.ts'
import { accessRows, auditRows, errorRows, mailRows, recordAudit } from './logs.queries.ts'

/** Where an export ends, and what its last line says then. */
const cut = { rows: LOG_EXPORT_ROWS, note: LOG_EXPORT_CUT }

type Table = Promise<ReadableStream<Uint8Array>>

/** Who took which log away: written with the first rows, or nothing leaves. */
async function exportEntry(work: MemberWork, log: string) {
  return { ...(await auditEntry(work, 'log.exported', log)), subjectId: null, detail: { log } }
}

export async function exportAudit(work: MemberWork, { person, action, ...range }: AuditQuery): Table {
  const { caller, db, member, read, write } = work
  const audit = await exportEntry(work, 'audit')
  const days = rangeOf(caller.timeZone, range)
  const rows = (position: StoredAudit | undefined, limit: number) =>
    auditRows(db, member.id, { person, action }, { ...days, position, limit })
  const cells = (stored: StoredAudit) => {
    const { action, actor, subject, origin, requestId, detail } = toAuditRow(stored)
    return [
      wallClockIn(caller.timeZone, stored.at),
      actor?.fullName ?? actor?.id ?? '',
      shownActionNames[action],
      subject?.fullName ?? subject?.id ?? '',
      origin,
      requestId,
      Object.entries(detail ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    ]
  }
  const header = ['Quando', 'Quem', 'O que fez', 'Sobre', 'De onde', 'Pedido', 'Detalhes']
  return cutCsvStream(header, cells, cut, async (last, limit) => {
    if (last) return (await read([rows(last, limit)]))[0]
    return (await write([recordAudit(db, audit), rows(undefined, limit)]))[1]
  })
}

export async function exportAccesses(work: MemberWork, { person, scope, ...range }: AccessQuery): Table {
  const { caller, db, member, read, write } = work
  const audit = await exportEntry(work, 'access')
  const days = rangeOf(caller.timeZone, range)
  const rows = (position: StoredAccess | undefined, limit: number) =>
    accessRows(db, member.id, { person, scope }, { ...days, position, limit })
  const cells = (row: StoredAccess) => [
    wallClockIn(caller.timeZone, row.at),
    row.actorName ?? row.actorId,
    row.subjectName ?? row.subjectId,
    accessScopeNames[row.scope],
    accessReasonNames[row.reason],
    row.reasonText ?? '',
    row.origin,
    row.requestId,
  ]
  const header = ['Quando', 'Quem', 'De quem', 'O que abriu', 'Motivo', 'Explicação', 'De onde', 'Pedido']
  return cutCsvStream(header, cells, cut, async (last, limit) => {
    if (last) return (await read([rows(last, limit)]))[0]
    return (await write([recordAudit(db, audit), rows(undefined, limit)]))[1]
  })
}

export async function exportMails(work: MemberWork, { person, state, kind, ...range }: MailQuery): Table {
  const { caller, db, member, read, write } = work
  const audit = await exportEntry(work, 'mail')
  const days = rangeOf(caller.timeZone, range)
  const rows = (last: StoredMail | undefined, limit: number) =>
    mailRows(
      db,
      member.id,
      { person, state, kind },
      { ...days, position: last && { at: last.createdAt, id: last.id }, limit },
    )
  const cells = (row: StoredMail) => [
    wallClockIn(caller.timeZone, row.createdAt),
    row.recipientName,
    shownKindNames[shownKind(row.kind)],
    messageStateNames[row.state],
    String(row.attempts),
    row.sentAt ? wallClockIn(caller.timeZone, row.sentAt) : '',
    row.error ?? '',
  ]
  const header = ['Criado em', 'Para', 'Mensagem', 'Situação', 'Tentativas', 'Enviado em', 'Último erro']
  return cutCsvStream(header, cells, cut, async (last, limit) => {
    if (last) return (await read([rows(last, limit)]))[0]
    return (await write([recordAudit(db, audit), rows(undefined, limit)]))[1]
  })
}

export async function exportErrors(work: MemberWork, { source, ...range }: ErrorQuery): Table {
  const { caller, db, read, write } = work
  const audit = await exportEntry(work, 'error')
  const days = rangeOf(caller.timeZone, range)
  const rows = (position: StoredError | undefined, limit: number) =>
    errorRows(db, source, { ...days, position, limit })
  const cells = (row: StoredError) => [
    wallClockIn(caller.timeZone, row.at),
    errorSourceNames[row.source],
    row.place,
    row.status === null ? '' : String(row.status),
    row.code,
    row.kind,
    row.requestId ?? '',
  ]
  const header = ['Quando', 'Origem', 'Onde', 'Resposta', 'Código', 'Erro', 'Pedido']
  return cutCsvStream(header, cells, cut, async (last, limit) => {
    if (last) return (await read([rows(last, limit)]))[0]
    return (await write([recordAudit(db, audit), rows(undefined, limit)]))[1]
  })
}
