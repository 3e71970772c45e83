import type { Policy } from '../../contract/insurance.ts'
import type { policies } from '../../database/schema/insurance.ts'

/** The policy as its owner sees it. */
export function toPolicy(row: typeof policies.$inferSelect): Policy {
  return {
    id: row.id,
    fileName: row.fileName,
    fileSize: row.fileSize,
    policyNumber: row.policyNumber,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    hasContent: row.contentStoredAt !== null,
    dueDay: row.dueDay,
    rejectionText: row.rejectionText,
    filePath: `/api/insurance/${row.id}/file`,
  }
}
