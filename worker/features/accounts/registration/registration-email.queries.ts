import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { dropUnconfirmed } from '../accounts.queries.ts'
import { newCredentials } from '../credentials.queries.ts'
import { userExists } from '../password/verified-password.queries.ts'
import { dropTokens, withdrawLinks } from '../tokens.queries.ts'

/**
 * Gives an unconfirmed registration another address, for one batch: every link to the mistyped one ends, every other session
 * too, and an unconfirmed registration of the new address gives way, because nobody has proven to own it. Does nothing where
 * the address was confirmed or corrected meanwhile; the last statement returns the account where it did something.
 */
export function correctEmailOf(
  db: Database,
  owner: { id: string; email: string; sessionHash: string },
  email: string,
  audit: AuditEntry & { at: Date },
  message: NewEvent,
) {
  const waits = and(eq(users.id, owner.id), eq(users.status, 'pending'), eq(users.email, owner.email))
  const holds = userExists(db, waits)
  const wanted: SQL = sql`(select ${email} where ${holds})`
  return [
    ...dropUnconfirmed(db, wanted, audit.at, audit),
    recordAuditWhere(db, audit, users, waits),
    withdrawLinks(db, owner.id, holds),
    dropTokens(db, owner.id, holds),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, owner.id), ne(sessions.secretHash, owner.sessionHash), holds)),
    recordEventWhere(db, message, users, waits),
    db
      .update(users)
      .set({ email, confirmationSentAt: audit.at, ...newCredentials })
      .where(waits)
      .returning(),
  ] as const
}
