import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from './client.ts'
import { tokens } from './schema/accounts.ts'
import { events } from './schema/operations.ts'

/**
 * Returns the statements that invalidate the links to a new address, sent or waiting. They must come before
 * the statement of the same batch that ends the change of e-mail.
 */
export function endNewEmailLinks(db: Database, ownerId: string, condition: SQL) {
  return {
    mails: db
      .update(events)
      .set({ mailStatus: 'dropped' })
      .where(
        and(
          eq(events.userId, ownerId),
          eq(events.kind, 'confirm_new_email'),
          eq(events.mailStatus, 'waiting'),
          condition,
        ),
      ),
    tokens: db
      .delete(tokens)
      .where(and(eq(tokens.userId, ownerId), eq(tokens.purpose, 'email_change'), condition)),
  }
}
