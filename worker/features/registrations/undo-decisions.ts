import type { BulkUndone, Decided } from '../../contract/registrations.ts'
import { auditEntry } from '../../platform/audit-entry.ts'
import { undoMs } from '../../platform/bindings.ts'
import { after } from '../../platform/clock.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import type { MemberWork } from '../../platform/work.ts'
import { undoDecisions } from './registrations.queries.ts'

/** Takes own decisions back while nobody was told of them. */
export async function undoOwnDecisions(work: MemberWork, ids: string[]): Promise<BulkUndone> {
  const { undone, known } = await undo(work, ids)
  return { undone, kept: known.filter((id) => !undone.includes(id)) }
}

/** The same for one person, where not to undo is an error. */
export async function undoOwnDecision(work: MemberWork, id: string): Promise<Decided> {
  const { undone, known } = await undo(work, [id])
  if (undone.length > 0) return { id, status: 'email_confirmed' }
  throw known.length > 0 ? new Conflict('decision_final') : new NotFound()
}

async function undo(work: MemberWork, ids: string[]) {
  const { db, env, member } = work
  const audit = await auditEntry(work, 'registration.decision_undone', '')
  const decidedAfter = after(audit.at, -undoMs(env))
  const [, undone, , found] = await work.write(undoDecisions(db, member.id, ids, decidedAfter, audit))
  return { undone: undone.map(({ id }) => id), known: found.map(({ id }) => id) }
}
