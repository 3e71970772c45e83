import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/** Condition on `users`: the e-mail address is not confirmed yet, and no link was sent after `sentBefore`. */
export function mayResendConfirmation(id: string, sentBefore: Date) {
  return and(
    eq(users.id, id),
    eq(users.status, 'pending'),
    or(isNull(users.confirmationSentAt), lte(users.confirmationSentAt, sentBefore)),
  )
}
