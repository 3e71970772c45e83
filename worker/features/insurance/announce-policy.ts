import type { FileInput } from '#contract/files.ts'
import type { Policy } from '#contract/insurance.ts'
import { recordAudit } from '#database/audit.ts'
import { countAttempt } from '#database/throttles.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { requireAllowed, UPLOADS_PER_ACCOUNT, uploadKey } from '#platform/limits.ts'
import type { MemberWork } from '#platform/work.ts'
import { insertPolicy } from './insurance.queries.ts'
import { toPolicy } from './policy.ts'

/** A policy whose content is on its way; `filePath` says where it goes. */
export async function announcePolicy(work: MemberWork, input: FileInput): Promise<Policy> {
  const { clock, db, env, member, attempt, write } = work
  const now = clock.now()
  const key = await uploadKey(env, member.id)
  const [counted] = await attempt([countAttempt(db, key, UPLOADS_PER_ACCOUNT, now, rateLimitScale(env))])
  requireAllowed(now, counted)
  const { companyId } = await work.account()
  const row = {
    ...input,
    id: crypto.randomUUID(),
    ownerId: member.id,
    companyId,
    policyNumber: null,
    status: 'pending' as const,
    uploadedAt: now,
    storageKey: null,
    contentType: null,
    contentHash: null,
    contentStoredAt: null,
    contentSeenAt: null,
    contentLostAt: null,
    dueDay: null,
    rejectionText: null,
    decidedAt: null,
    decidedBy: null,
  }
  const policy = toPolicy(row)
  await write([insertPolicy(db, row), recordAudit(db, await auditEntry(work, 'policy.announced', row.id))], {
    status: 201,
    body: policy,
  })
  return policy
}
