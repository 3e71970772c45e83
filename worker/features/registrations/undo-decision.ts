import type { Decided } from '#contract/registrations.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { undoDecisions } from './undo-decisions.ts'

/** Undoes one decision. Throws if it cannot be undone. */
export async function undoDecision(work: MemberWork, id: string): Promise<Decided> {
  const { undone, kept } = await undoDecisions(work, [id])
  if (undone.length > 0) return { id, status: 'email_confirmed' }
  throw kept.length > 0 ? new Conflict('decision_final') : new NotFound()
}
