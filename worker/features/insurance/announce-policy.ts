import type { FileInput } from '#contract/files.ts'
import type { Policy } from '#contract/insurance.ts'
import { recordAudit } from '#database/audit.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { announcedFile } from '#platform/stored-files.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertPolicy } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** Announces a policy. Its content must then be sent to `filePath`. */
export async function announcePolicy(work: MemberWork, input: FileInput): Promise<Policy> {
  const { companyId } = await work.account()
  const row = {
    ...announcedFile(work, input),
    companyId,
    policyNumber: null,
    status: 'pending' as const,
    dueDay: null,
    dueDayBeforeLoss: null,
    rejectionText: null,
    decidedAt: null,
    decidedBy: null,
    assignedTo: null,
  }
  const policy = toPolicy(row)
  const audit = await auditEntry(work, 'policy.announced', row.id)
  const statements = { policy: insertPolicy(work.db, row), audit: recordAudit(work.db, audit) }
  await work.write(statements, { status: 201, body: policy })
  return policy
}
