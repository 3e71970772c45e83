import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { endNewEmailLinks } from '#database/new-email-links.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { isByStaff, noNewEmail } from '../credentials.queries.ts'

const waitsFor = (ownerId: string, newEmail: string) =>
  and(eq(users.id, ownerId), eq(users.newEmail, newEmail))

/**
 * Returns the event of another link to the new address, to run in one batch after the count of e-mails to that
 * address: none is written beyond the limit. Its token will replace the previous one. `waiting` returns a row if
 * the change is still pending.
 */
export function resendNewEmailLink(
  db: Database,
  ownerId: string,
  newEmail: string,
  mailLimit: string,
  entry: { companyId: number; at: Date },
) {
  const waits = waitsFor(ownerId, newEmail)
  const maySend = and(waits, attemptIsAllowed(db, mailLimit))
  const parameters = sql`iif(
    ${isByStaff},
    json_object('to', ${users.newEmail}, 'by', 'staff'),
    json_object('to', ${users.newEmail})
  )`
  return {
    event: recordEventWhere(db, eventFor(ownerId, entry, 'confirm_new_email', parameters), users, maySend),
    waiting: db.select({ id: users.id }).from(users).where(waits),
  }
}

/**
 * Returns the statements that withdraw a pending change with its links, to run in one batch. `withdrawn`
 * returns a row if one was pending and `condition` held.
 */
export function withdrawNewEmail(db: Database, ownerId: string, audit: AuditEntry, condition?: SQL) {
  const waits = and(eq(users.id, ownerId), isNotNull(users.newEmail), condition)
  return {
    audit: recordAuditWhere(db, audit, users, waits),
    links: endNewEmailLinks(db, ownerId, rowExists(db, users, waits)),
    withdrawn: db.update(users).set(noNewEmail).where(waits).returning({ id: users.id }),
  }
}
