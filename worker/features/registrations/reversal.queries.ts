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
 * Returns the statements that reverse a decision made until `decidedUntil`, to run in one batch. They keep the
 * decision with the reason, end an approved member's sessions, and return the registration to the queue. The later
 * of two concurrent reversals changes nothing and reads the earlier one in `current`.
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
  const statements = {
    audit: recordAuditWhere(db, audit, users, decided),
    earlier: keepDecision(db, audit.at, decided, { by: administratorId, text }),
    // An e-mail about the decision that an outage delayed must not arrive after the one about its reversal. One that is
    // being sent right now is marked as dropped too, although it still arrives.
    mails: db
      .update(events)
      .set({ mailStatus: 'dropped', mailError: null })
      .where(and(eq(events.userId, sql`(${person})`), isWaitingDecisionMail('registration'))),
    event: recordEventWhere(db, message, users, decided),
    sessions: db.delete(sessions).where(eq(sessions.userId, sql`(${member})`)),
    reversed: db
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
      .returning({ id: users.id }),
    current: decisionsOn(db, administratorId, [id]),
  }
  /** Where the answer for a retry is stored: with the decision that this reversal kept. */
  const where = {
    source: earlierRequests,
    condition: and(
      eq(earlierRequests.userId, id),
      eq(earlierRequests.reversedBy, administratorId),
      eq(earlierRequests.endedAt, audit.at),
    ),
  }
  return { statements, where }
}
