import type { Decided, DecidedBefore, Reversal } from '#contract/registrations.ts'
import { after } from '#domain/duration.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { undoMs } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidedBefore, type Found } from './decide-registrations.ts'
import { reverseDecision } from './reversal.queries.ts'

/**
 * Returns a decided registration to the queue, with a reason that the person is told. An approved member
 * loses access immediately. Throws if the decision can still be undone or is no longer the one that the
 * administrator saw; the error names who changed it.
 */
export async function reverseRegistration(
  work: MemberWork,
  id: string,
  reversal: Reversal,
): Promise<Decided> {
  const { db, env, member } = work
  const { status, decidedAt, text } = reversal
  const audit = await auditEntry(work, 'registration.reversed', id)
  const { companyId, at } = audit
  const { statements, where } = reverseDecision(
    db,
    member.id,
    id,
    reversal,
    after(at, -undoMs(env)),
    { ...audit, detail: { status, text } },
    { companyId, userId: id, kind: 'registration_reopened', parameters: { text }, at },
  )
  const answer: Decided = { id, status: 'email_confirmed' }
  const { reversed, current } = await work.write(statements, { status: 200, body: answer, where })
  if (reversed.length > 0) return answer
  const [row] = current
  if (!row) throw new NotFound()
  if (row.status === status && row.statusSince.getTime() === decidedAt.getTime())
    throw new Conflict(row.blockedAt ? 'member_blocked' : 'decision_not_final')
  throw new Conflict('decision_changed', { decision: changedBy(row, member.id) })
}

/**
 * Who decided on the registration or, if it is waiting again, who reversed the decision; nobody if the
 * decision was undone or the person applied again.
 */
function changedBy(row: Found, administratorId: string): DecidedBefore {
  const { status, reversal } = row
  if (status !== 'email_confirmed') return decidedBefore(row, administratorId)
  if (!reversal) return { status, by: null, at: null, own: false }
  const { by, at, byId } = reversal
  return { status, by, at: new Date(at).toISOString(), own: byId === administratorId }
}
