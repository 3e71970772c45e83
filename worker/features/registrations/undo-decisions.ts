import type { BulkUndone, Decided } from '#contract/registrations.ts'
import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { undoMs } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { undoDecisionsOf } from './registrations.queries.ts'

/** Undoes one decision. Throws if it cannot be undone. */
export async function undoDecision(work: MemberWork, id: string): Promise<Decided> {
  const { undone, kept } = await undoDecisions(work, [id])
  if (undone.length > 0) return { id, status: 'email_confirmed' }
  throw kept.length > 0 ? new Conflict('decision_final') : new NotFound()
}

/** Undoes the administrator's own decisions if nobody was notified yet. */
export async function undoDecisions(work: MemberWork, ids: string[]): Promise<BulkUndone> {
  const { db, env, member } = work
  const audit = await auditEntry(work, 'registration.decision_undone', '')
  const decidedAfter = after(audit.at, -undoMs(env))
  const { undone: rows, found } = await work.write(undoDecisionsOf(db, member.id, ids, decidedAfter, audit))
  const undone = rows.map(({ id }) => id)
  return { undone, kept: found.map(({ id }) => id).filter((id) => !undone.includes(id)) }
}
