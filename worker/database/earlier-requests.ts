import { type SQL, sql } from 'drizzle-orm'
import type { ReversibleStatus } from '#contract/registrations.ts'
import type { Database } from './client.ts'
import { generatedId, insertWhere } from './insert-where.ts'
import { users } from './schema/accounts.ts'
import { earlierRequests } from './schema/earlier-requests.ts'

/**
 * Keeps the decision on a registration that a change of `users` ends. It must come before the change in the
 * same batch.
 * @param condition the change's condition; the registration must be decided
 */
export function keepDecision(
  db: Database,
  endedAt: Date,
  condition: SQL | undefined,
  reversal?: { by: string; text: string },
) {
  return insertWhere(
    db,
    earlierRequests,
    {
      id: generatedId,
      userId: sql`${users.id}`,
      fullName: sql`${users.fullName}`,
      email: sql`${users.email}`,
      requestedAt: sql`coalesce(${users.queuedAt}, ${users.createdAt})`,
      decision: sql<ReversibleStatus>`${users.status}`,
      decidedAt: sql`${users.statusSince}`,
      decidedBy: sql`${users.decidedBy}`,
      rejectionReason: sql`${users.rejectionReason}`,
      rejectionText: sql`${users.rejectionText}`,
      endedAt,
      reversedBy: reversal?.by ?? null,
      reversalText: reversal?.text ?? null,
    },
    users,
    condition,
  )
}
