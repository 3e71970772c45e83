import type { BulkDecided, BulkUndone, Decided, DecidedBefore, DecidedNow } from '#contract/registrations.ts'
import { after } from '#domain/duration.ts'
import { dayAt } from '#domain/server/brasilia-days.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { undoMs } from '#platform/bindings.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { decidedToday } from './decided-today.ts'
import {
  type Decision,
  type decisionsOn,
  recordDecisions,
  reopenRegistrations,
} from './registrations.queries.ts'

export type Found = Awaited<ReturnType<typeof decisionsOn>>[number]

/**
 * Decides registrations. The e-mail must be confirmed, and each can be decided only once. Events become due
 * once the decision can no longer be undone.
 */
export async function decideRegistrations(
  work: MemberWork,
  ids: string[],
  decision: Decision,
): Promise<BulkDecided> {
  const { db, env, member } = work
  const rejected = decision.status === 'rejected'
  const audit = await auditEntry(work, rejected ? 'registration.rejected' : 'registration.approved', '')
  const { changed, found, bands } = await work.write(
    recordDecisions(
      db,
      member.id,
      ids,
      decision,
      { ...audit, ...(rejected && { detail: { reason: decision.reason } }) },
      {
        companyId: audit.companyId,
        kind: rejected ? 'registration_rejected' : 'registration_approved',
        parameters: rejected ? { reason: decision.reason, text: decision.text } : {},
        at: audit.at,
        notifyAt: after(audit.at, undoMs(env)),
      },
      dayAt(audit.at),
    ),
  )
  const decided = changed.map(({ id }) => id)
  const known = new Set(found.map(({ id }) => id))
  return {
    today: decidedToday(bands),
    decided,
    before: found
      .filter(({ id }) => !decided.includes(id))
      .map((row) => ({ id: row.id, fullName: row.fullName, ...decidedBefore(row, member.id) })),
    missing: ids.filter((id) => !known.has(id)),
  }
}

/** Decides one registration. Throws if it cannot be decided. */
export async function decideRegistration(
  work: MemberWork,
  id: string,
  decision: Decision,
): Promise<DecidedNow> {
  const { decided, before, today } = await decideRegistrations(work, [id], decision)
  if (decided.length > 0) return { id, status: decision.status, today }
  const [first] = before
  if (!first) throw new NotFound()
  const { status, by, at, own } = first
  throw new Conflict('registration_already_decided', { decision: { status, by, at, own } })
}

export function decidedBefore(row: Found, administratorId: string): DecidedBefore {
  return {
    status: row.status,
    by: row.decidedBy,
    at: row.decidedAt?.toISOString() ?? null,
    own: row.decidedById === administratorId,
  }
}

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
  const { undone: rows, found } = await work.write(
    reopenRegistrations(db, member.id, ids, decidedAfter, audit),
  )
  const undone = rows.map(({ id }) => id)
  return { undone, kept: found.map(({ id }) => id).filter((id) => !undone.includes(id)) }
}
