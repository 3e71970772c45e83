import { and, eq, isNotNull } from 'drizzle-orm'
import { type AuditEntry, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { type NewEvent, recordEventWhere } from '#database/events.ts'
import { users } from '#database/schema/accounts.ts'
import { events } from '#database/schema/operations.ts'
import { attemptIsAllowed } from '#database/throttles.ts'
import { accountOf } from '../accounts.queries.ts'
import { noNewEmail } from '../credentials.queries.ts'
import { userExists } from '../password/verified-password.queries.ts'
import { dropToken, withdrawLinks } from '../tokens.queries.ts'

const waitsFor = (ownerId: string, newEmail: string) =>
  and(eq(users.id, ownerId), eq(users.newEmail, newEmail))

/**
 * The event of another link to the new address, for one batch; its token will replace the one before. None beyond the limit
 * of the address, which the batch counted before. The last statement returns a row while the change still waits.
 */
export function resendNewEmailLink(
  db: Database,
  ownerId: string,
  newEmail: string,
  mailLimit: string,
  message: NewEvent,
) {
  const waits = waitsFor(ownerId, newEmail)
  return [
    recordEventWhere(db, message, users, and(waits, attemptIsAllowed(db, mailLimit))),
    db.select({ id: users.id }).from(users).where(waits),
  ] as const
}

/** Withdraws a change that waits for its confirmation, with its links, for one batch. The last statement returns the account. */
export function cancelNewEmail(db: Database, ownerId: string, audit: AuditEntry) {
  const waits = and(eq(users.id, ownerId), isNotNull(users.newEmail))
  const holds = userExists(db, waits)
  const account = accountOf(db, ownerId)
  const statements = [
    recordAuditWhere(db, audit, users, waits),
    withdrawLinks(db, ownerId, and(holds, eq(events.kind, 'confirm_new_email'))),
    dropToken(db, ownerId, 'email_change', holds),
    db.update(users).set(noNewEmail).where(waits),
    account,
  ] as const
  return { statements, account }
}
