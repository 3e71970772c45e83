import type { PolicyStatus } from '../../contract/insurance.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { undoMs } from '../../platform/bindings.ts'
import { after } from '../../platform/clock.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { type Decision, type DeskRow, keepDecisionOf, policyOnDesk } from './policy-reviews.queries.ts'

export interface Decided {
  id: string
  status: PolicyStatus
}

/** A policy is decided once; whoever comes second is told who was first. */
export async function decidePolicy(work: MemberWork, id: string, decision: Decision): Promise<Decided> {
  const { db, env, member, read, write } = work
  const [[present]] = await read([policyOnDesk(db, member.id, id)])
  if (!present) throw new NotFound()
  if (present.status !== 'pending') throw decidedBefore(present)
  const rejected = decision.status === 'rejected'
  const audit = await auditEntry(work, rejected ? 'policy.rejected' : 'policy.approved', id)
  const [, , [decided], [now]] = await write(
    keepDecisionOf(db, member.id, id, decision, audit, {
      companyId: audit.companyId,
      kind: rejected ? 'policy_rejected' : 'policy_approved',
      subjectId: id,
      parameters: {
        fileName: present.fileName,
        ...(rejected ? { text: decision.rejectionText } : { policyNumber: decision.policyNumber }),
      },
      at: audit.at,
      toldFrom: after(audit.at, undoMs(env)),
    }),
  )
  if (!now) throw new NotFound()
  if (!decided) throw decidedBefore(now)
  return { id, status: decision.status }
}

function decidedBefore({ decidedAt, decidedBy }: DeskRow): Conflict {
  return new Conflict('policy_already_decided', {
    ...(decidedAt && { changed: { by: decidedBy, at: decidedAt.toISOString() } }),
  })
}
