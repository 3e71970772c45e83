import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Reversal } from '#contract/registrations.ts'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { keepDecision } from '#database/earlier-requests.ts'
import { isWaitingDecisionMail, type NewEvent, recordEventWhere } from '#database/events.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { earlierRequests } from '#database/schema/earlier-requests.ts'
import { events } from '#database/schema/operations.ts'
import { noNewName } from '#domain/person-name.ts'
import { decisionsOn, ofCompany } from './registrations.queries.ts'

/**
 * Returns the statements that reverse a decision made until `decidedUntil`, to run in one batch: they keep it
 * with the reason, end an approved member's sessions, and return the registration to the queue with a new
 * wait. The later of two concurrent reversals changes nothing and reads who was first in the last statement.
 */
export function reverseDecision(
  db: Database,
  administratorId: string,
  id: string,
  { status, decidedAt, text }: Reversal,
  decidedUntil: Date,
  audit: AuditEntry,
  message: NewEvent,
) {
  const decided = and(
    ofCompany(db, administratorId, [id]),
    eq(users.status, status),
    eq(users.statusSince, decidedAt),
    lte(users.statusSince, decidedUntil),
    isNull(users.blockedAt),
  )
  const person = db.select({ id: users.id }).from(users).where(decided)
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(decided, eq(users.status, 'approved')))
  const reversed = db
    .update(users)
    .set({
      status: 'email_confirmed',
      statusSince: audit.at,
      queuedAt: null,
      decidedAt: null,
      decidedBy: null,
      assignedTo: null,
      rejectionReason: null,
      rejectionText: null,
      ...noNewName,
    })
    .where(decided)
    .returning({ id: users.id })
  const current = decisionsOn(db, administratorId, [id])
  const statements = [
    recordAuditWhere(db, audit, users, decided),
    keepDecision(db, audit.at, decided, { by: administratorId, text }),
    // An e-mail about the decision that an outage delayed must not arrive after the one about its reversal.
    // One that is being sent at this very moment is also marked as dropped, although it is sent.
    db
      .update(events)
      .set({ mailStatus: 'dropped', mailError: null })
      .where(and(eq(events.userId, sql`(${person})`), isWaitingDecisionMail('registration'))),
    recordEventWhere(db, message, users, decided),
    db.delete(sessions).where(eq(sessions.userId, sql`(${member})`)),
    reversed,
    current,
  ] as const
  /** The decision that this reversal kept, as the condition for storing the answer. */
  const where = {
    source: earlierRequests,
    condition: and(
      eq(earlierRequests.userId, id),
      eq(earlierRequests.reversedBy, administratorId),
      eq(earlierRequests.endedAt, audit.at),
    ),
  }
  return { statements, where, reversed, current }
}
