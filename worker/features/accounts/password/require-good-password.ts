import { type PasswordOwner, weaknessOf } from '#domain/server/password-rules.ts'
import { Invalid } from '#platform/errors.ts'
import { passwordWeaknesses } from '#texts/accounts.ts'

/** Throws `Invalid` for a new password that is easy to guess, or too short for an administrator. */
export function requireGoodPassword(
  field: 'password' | 'newPassword',
  password: string,
  account: PasswordOwner,
): void {
  const weakness = weaknessOf(password, account)
  if (weakness) throw new Invalid({ [field]: passwordWeaknesses[weakness] })
}
