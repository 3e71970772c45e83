import { shownKind } from '#contract/health-in-logs.ts'
import type { AccessRow, ErrorRow, MailRow } from '#contract/logs.ts'
import type { RowOf } from '#database/client.ts'
import type { accessRows, auditRows, errorRows, mailRows } from './logs.queries.ts'

export type StoredAudit = RowOf<typeof auditRows>
export type StoredAccess = RowOf<typeof accessRows>
export type StoredMail = RowOf<typeof mailRows>
export type StoredError = RowOf<typeof errorRows>

export function toAccessRow(row: StoredAccess): AccessRow {
  const { id, at, scope, recordId, reason, reasonText, clientIp, requestId } = row
  return {
    id,
    at: at.toISOString(),
    actor: { id: row.actorId, fullName: row.actorName },
    subject: { id: row.subjectId, fullName: row.subjectName },
    scope,
    recordId,
    reason,
    reasonText,
    origin: clientIp,
    requestId,
  }
}

/** @param leaseEnd a delivery that started before this instant has lost its lease */
export function toMailRow(row: StoredMail, leaseEnd: Date): MailRow {
  const { id, at, state, attempts, dueAt, sentAt, error } = row
  return {
    id,
    createdAt: at.toISOString(),
    recipient: { id: row.recipientId, fullName: row.recipientName },
    kind: shownKind(row.kind),
    state,
    attempts,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    error,
    retryable: state === 'failed' || (state === 'waiting' && error !== null && dueAt > leaseEnd),
  }
}

export function toErrorRow(row: StoredError): ErrorRow {
  return { ...row, at: row.at.toISOString() }
}
