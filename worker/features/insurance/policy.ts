import { CONTENT_WAIT_HOURS } from '#contract/files.ts'
import type { Policy } from '#contract/insurance.ts'
import { after, HOUR } from '#domain/duration.ts'
import type { PolicyRow } from './insurance.queries.ts'

/** The policy as its owner sees it. */
export function toPolicy(row: Omit<PolicyRow, 'searchText'>): Policy {
  const hasContent = row.contentStoredAt !== null
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    policyNumber: row.policyNumber,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    hasContent,
    isLost: row.contentLostAt !== null,
    sendBy:
      hasContent || row.contentLostAt ? null : after(row.uploadedAt, CONTENT_WAIT_HOURS * HOUR).toISOString(),
    receivedAt: row.contentStoredAt?.toISOString() ?? null,
    dueDay: row.dueDay,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    rejectionText: row.rejectionText,
    filePath: `/api/insurance/${row.id}/file`,
  }
}
