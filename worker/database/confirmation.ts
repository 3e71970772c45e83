import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/**
 * Condition on `users`: the e-mail address is not confirmed yet, no link was sent after `sentBefore`, and `allowed`
 * holds.
 */
export function mayResendConfirmation(id: string, sentBefore: Date, allowed: SQL) {
  return and(
    eq(users.id, id),
    allowed,
    eq(users.status, 'pending'),
    or(isNull(users.confirmationSentAt), lte(users.confirmationSentAt, sentBefore)),
  )
}
