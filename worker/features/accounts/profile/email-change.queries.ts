import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { users } from '#database/schema/accounts.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { isByStaff, noNewEmail } from '../credentials.queries.ts'
import { userExists } from '../password/verified-password.queries.ts'

const waitsFor = (ownerId: string, newEmail: string) =>
  and(eq(users.id, ownerId), eq(users.newEmail, newEmail))

/**
 * Returns the event of another link to the new address, to run in one batch; its token will replace the
 * previous one. None beyond the address's limit, which was counted earlier in the batch. The last statement
 * returns a row while the change is still pending.
 */
export function resendNewEmailLink(
  db: Database,
  ownerId: string,
  newEmail: string,
  mailLimit: string,
  message: NewEvent,
) {
  const waits = waitsFor(ownerId, newEmail)
  const parameters = sql`iif(
    ${isByStaff},
    json_object('to', ${users.newEmail}, 'by', 'staff'),
    json_object('to', ${users.newEmail})
  )`
  return [
    recordEventWhere(db, { ...message, parameters }, users, and(waits, attemptIsAllowed(db, mailLimit))),
    db.select({ id: users.id }).from(users).where(waits),
  ] as const
}

/**
 * Returns the statements that withdraw a pending change with its links, to run in one batch. `withdrawn`
 * returns a row if one was pending and `condition` held.
 */
export function withdrawNewEmail(db: Database, ownerId: string, audit: AuditEntry, condition?: SQL) {
  const waits = and(eq(users.id, ownerId), isNotNull(users.newEmail), condition)
  const withdrawn = db.update(users).set(noNewEmail).where(waits).returning({ id: users.id })
  const statements = [
    recordAuditWhere(db, audit, users, waits),
    ...endNewEmailLinks(db, ownerId, userExists(db, waits)),
    withdrawn,
  ] as const
  return { statements, withdrawn }
}
