import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type RegistrationStatus, type RejectionReason, WAITING_COUNT_MAX } from '../../contract/accounts.ts'
import { type AuditEntry, recordAuditWhere } from '../../database/audit.ts'
import type { Database } from '../../database/client.ts'
import { type NewEvent, recordEventWhere } from '../../database/events.ts'
import { newerThan, olderThan, type Position } from '../../database/keyset.ts'
import { users } from '../../database/schema/accounts.ts'

const administrators = alias(users, 'administrators')

/**
 * Registrations of the administrator's company in one status: who has waited longest comes first,
 * or, of those decided, who was decided last. From after `position` on.
 */
export function registrationsIn(
  db: Database,
  administratorId: string,
  status: RegistrationStatus,
  position: Position | undefined,
  limit: number,
) {
  const decided = status === 'approved' || status === 'rejected'
  const after = (decided ? olderThan : newerThan)(users.statusSince, users.id, position)
  const order = decided ? desc : asc
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      status: users.status,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
      statusSince: users.statusSince,
      rejectionReason: users.rejectionReason,
      rejectionText: users.rejectionText,
      // D1 answers a batch by column name, so no two columns of a join may share one.
      decidedBy: sql<string | null>`${administrators.fullName}`.as('decided_by_name'),
    })
    .from(users)
    .leftJoin(administrators, eq(administrators.id, users.decidedBy))
    .where(
      and(
        eq(users.companyId, companyOf(db, administratorId)),
        eq(users.status, status),
        eq(users.role, 'member'),
        after,
      ),
    )
    .orderBy(order(users.statusSince), order(users.id))
    .limit(limit)
}

/** How many wait, counted no further than anybody would read. */
export function countWaiting(db: Database, administratorId: string) {
  const waiting = db
    .select({ one: sql`1`.as('one') })
    .from(users)
    .where(and(eq(users.companyId, companyOf(db, administratorId)), eq(users.status, 'email_confirmed')))
    .limit(WAITING_COUNT_MAX)
    .as('waiting')
  return db.select({ count: sql<number>`count(*)` }).from(waiting)
}

function companyOf(db: Database, administratorId: string) {
  const company = db
    .select({ companyId: administrators.companyId })
    .from(administrators)
    .where(and(eq(administrators.id, administratorId), eq(administrators.role, 'admin')))
  return sql`(${company})`
}

export function registrationOf(db: Database, administratorId: string, id: string) {
  return db
    .select({ status: users.status })
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyOf(db, administratorId))))
}

export type Decision =
  | { status: 'approved' }
  | { status: 'rejected'; rejectionReason: RejectionReason; rejectionText: string }

/** Audit row, message and decision, for one batch: whoever comes second changes nothing. */
export function decideRegistration(
  db: Database,
  administratorId: string,
  id: string,
  decision: Decision,
  audit: AuditEntry,
  message: NewEvent,
) {
  const waits = and(
    eq(users.id, id),
    eq(users.companyId, companyOf(db, administratorId)),
    eq(users.status, 'email_confirmed'),
  )
  return [
    recordAuditWhere(db, audit, users, waits),
    recordEventWhere(db, message, users, waits),
    db
      .update(users)
      .set({
        rejectionReason: null,
        rejectionText: null,
        ...decision,
        statusSince: audit.at,
        decidedAt: audit.at,
        decidedBy: administratorId,
      })
      .where(waits)
      .returning({ id: users.id, status: users.status }),
  ] as const
}
