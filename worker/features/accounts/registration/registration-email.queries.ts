import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { eventFor, recordEventWhere } from '#database/events.ts'
import { rowExists } from '#database/row-exists.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { dropUnconfirmed } from '../accounts.queries.ts'
import { newCredentials } from '../credentials.queries.ts'
import { dropTokens, withdrawLinks } from '../tokens.queries.ts'

/**
 * Removes an unconfirmed registration of the address if the attempt counted earlier in the batch is within
 * its limit.
 */
export function dropUnconfirmedWithinLimit(
  db: Database,
  email: string,
  mailLimit: string,
  now: Date,
  caller: Origin,
) {
  return dropUnconfirmed(db, sql`(select ${email} where ${attemptIsAllowed(db, mailLimit)})`, now, caller)
}

/** The event of the confirmation e-mail if the attempt counted earlier in the batch is within its limit. */
export function recordConfirmationWithinLimit(
  db: Database,
  userId: string,
  audit: AuditEntry,
  mailLimit: string,
) {
  const isWithinLimit = and(eq(users.id, userId), attemptIsAllowed(db, mailLimit))
  return recordEventWhere(db, eventFor(userId, audit, 'confirm_email'), users, isWithinLimit)
}

/**
 * Returns the statements that give an unconfirmed registration another address, to run in one batch after the count
 * of e-mails to that address. Every link to the mistyped address and every other session end, and an unconfirmed
 * registration of the new address is deleted, because nobody has proven that the address is theirs. They do nothing
 * if the address was confirmed or corrected in the meantime, or beyond the limit of the new one. `corrected`
 * returns the account if it was corrected.
 */
export function updateEmail(
  db: Database,
  owner: { id: string; email: string; sessionHash: string },
  email: string,
  mailLimit: string,
  audit: AuditEntry,
) {
  const waits = and(
    eq(users.id, owner.id),
    eq(users.status, 'pending'),
    eq(users.email, owner.email),
    attemptIsAllowed(db, mailLimit),
  )
  const holds = rowExists(db, users, waits)
  const wanted: SQL = sql`(select ${email} where ${holds})`
  return {
    unconfirmed: dropUnconfirmed(db, wanted, audit.at, audit),
    audit: recordAuditWhere(db, audit, users, waits),
    links: withdrawLinks(db, owner.id, holds),
    tokens: dropTokens(db, owner.id, holds),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, owner.id), ne(sessions.secretHash, owner.sessionHash), holds)),
    event: recordEventWhere(db, eventFor(owner.id, audit, 'confirm_email'), users, waits),
    corrected: db
      .update(users)
      .set({ email, confirmationSentAt: audit.at, ...newCredentials })
      .where(waits)
      .returning(),
  }
}
