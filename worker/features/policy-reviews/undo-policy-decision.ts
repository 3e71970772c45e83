import type { PolicyDecided } from '#contract/policy-reviews.ts'
import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { undoMs } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { undoDecisionOf } from './policy-reviews.queries.ts'

/** Undoes the administrator's own decision if the member was not notified yet. */
export async function undoPolicyDecision(
  work: MemberWork,
  id: string,
): Promise<Pick<PolicyDecided, 'id' | 'status'>> {
  const { db, env, member, write } = work
  const audit = await auditEntry(work, 'policy.decision_undone', id)
  const decidedAfter = after(audit.at, -undoMs(env))
  const { undone, now } = await write(undoDecisionOf(db, member.id, id, decidedAfter, audit))
  if (undone[0]) return { id, status: 'pending' }
  throw now[0] ? new Conflict('decision_final') : new NotFound()
}
