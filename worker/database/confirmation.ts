import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/** Who has yet to confirm the e-mail and was sent no link since `sentBefore`, or none at all. */
export function mayResendConfirmation(id: string, sentBefore: Date) {
  return and(
    eq(users.id, id),
    eq(users.status, 'pending'),
    or(isNull(users.confirmationSentAt), lte(users.confirmationSentAt, sentBefore)),
  )
}
