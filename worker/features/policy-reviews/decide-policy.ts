import type { PolicyDecided } from '#contract/policy-reviews.ts'
import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { undoMs } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { readOne } from '#platform/read-one.ts'
import type { MemberWork } from '#platform/work.ts'
import {
  type Decision,
  type ReviewQueueRow,
  recordDecision,
  reopenPolicy,
  reviewQueueItem,
} from './policy-reviews.queries.ts'

/**
 * Decides a policy once. Members cannot decide their own policy, and the later of two administrators gets a
 * conflict that names the first. A retry of one's own decision succeeds again. The text of a rejection is shown
 * on the member's screen, under the bell and in the e-mail.
 */
export async function decidePolicy(work: MemberWork, id: string, decision: Decision): Promise<PolicyDecided> {
  const { db, env, member, write } = work
  const present = await readOne(work, reviewQueueItem(db, member.id, id))
  if (present.ownerId === member.id) throw new Conflict('own_account')
  if (present.status !== 'pending') return decidedBefore(work, present, decision)
  const rejected = decision.status === 'rejected'
  const audit = await auditEntry(work, rejected ? 'policy.rejected' : 'policy.approved', id)
  const { decided, now } = await write(
    recordDecision(db, member.id, id, decision, audit, {
      companyId: audit.companyId,
      kind: rejected ? 'policy_rejected' : 'policy_approved',
      subjectId: id,
      parameters: {
        fileName: present.fileName,
        ...(rejected ? { text: decision.text } : { policyNumber: decision.policyNumber }),
      },
      at: audit.at,
      notifyAt: after(audit.at, undoMs(env)),
    }),
  )
  if (!now[0]) throw new NotFound()
  if (!decided[0]) return decidedBefore(work, now[0], decision)
  return { id, status: decision.status, undoMs: undoMs(env) }
}

function isSameDecision(row: ReviewQueueRow, administratorId: string, decision: Decision): boolean {
  if (row.decidedById !== administratorId) return false
  return decision.status === 'approved'
    ? row.status === 'approved' && row.policyNumber === decision.policyNumber
    : row.status === 'rejected' && row.rejectionText === decision.text
}

function decidedBefore(
  { clock, env, member }: MemberWork,
  row: ReviewQueueRow,
  decision: Decision,
): PolicyDecided {
  const { decidedAt, decidedBy, decidedById, id, status } = row
  if (!isSameDecision(row, member.id, decision)) {
    throw new Conflict('policy_already_decided', {
      decision: {
        status,
        by: decidedBy,
        at: decidedAt?.toISOString() ?? null,
        own: decidedById === member.id,
      },
    })
  }
  const passed = decidedAt ? clock.now().getTime() - decidedAt.getTime() : Number.POSITIVE_INFINITY
  return { id, status, undoMs: Math.max(0, undoMs(env) - passed) }
}

/** Undoes the administrator's own decision if the member was not notified yet. */
export async function undoPolicyDecision(
  work: MemberWork,
  id: string,
): Promise<Pick<PolicyDecided, 'id' | 'status'>> {
  const { db, env, member, write } = work
  const audit = await auditEntry(work, 'policy.decision_undone', id)
  const decidedAfter = after(audit.at, -undoMs(env))
  const { undone, now } = await write(reopenPolicy(db, member.id, id, decidedAfter, audit))
  if (undone[0]) return { id, status: 'pending' }
  throw now[0] ? new Conflict('decision_final') : new NotFound()
}
