import { and, eq, getTableColumns, not, sql } from 'drizzle-orm'
import { type Origin, recordAuditWhere } from '#database/audit.ts'
import type { Database } from '#database/client.ts'
import { rowExists } from '#database/row-exists.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { byOwner, newCredentials } from '../credentials.queries.ts'

/** Condition on `users`: the address is not the one it was registered with. */
function hasChangedEmail(db: Database) {
  return rowExists(
    db,
    auditLog,
    and(eq(auditLog.actorId, users.id), eq(auditLog.action, 'account.email_changed')),
  )
}

/** The account for a sign-in with the password. */
export function accountToSignIn(db: Database, email: string) {
  return db
    .select({
      ...getTableColumns(users),
      hasChangedEmail: sql<number>`${hasChangedEmail(db)}`.as('has_changed_email'),
    })
    .from(users)
    .where(eq(users.email, email))
}

/**
 * Returns the statements that make the registration's unproven password the account's password, to run in one
 * batch: the sign-in completes what a confirmation on another device left open. Not after a change of e-mail,
 * whose purpose may be to lock out somebody who knows the password.
 */
export function proveByPassword(db: Database, ownerId: string, stored: string, now: Date, caller: Origin) {
  const unproven = and(
    eq(users.id, ownerId),
    eq(users.role, 'member'),
    eq(users.unprovenPasswordHash, stored),
    not(hasChangedEmail(db)),
  )
  const entry = byOwner('account.password_proven', now, caller)
  return {
    audit: recordAuditWhere(db, entry, users, unproven),
    proven: db
      .update(users)
      .set({ passwordHash: stored, unprovenPasswordHash: null, ...newCredentials })
      .where(unproven),
  }
}
