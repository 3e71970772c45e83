import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from './client.ts'
import { users } from './schema/accounts.ts'
import { attemptIsAllowed } from './throttles.ts'

/**
 * Condition on `users`: the e-mail address is not confirmed yet, no link was sent after `sentBefore`, and the
 * attempt counted earlier in the batch is within its limit.
 */
export function mayResendConfirmation(db: Database, id: string, sentBefore: Date, mailLimit: string) {
  return and(
    eq(users.id, id),
    attemptIsAllowed(db, mailLimit),
    eq(users.status, 'pending'),
    or(isNull(users.confirmationSentAt), lte(users.confirmationSentAt, sentBefore)),
  )
}
