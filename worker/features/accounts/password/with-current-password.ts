import { Invalid } from '#platform/errors.ts'
import { verifyPassword } from '#platform/passwords.ts'
import type { MemberWork } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { passwordHashOf } from '../credentials.queries.ts'

export type StoredPassword = Awaited<ReturnType<typeof passwordHashOf>>[number]

/**
 * Verifies the typed password and passes the signed-in user's account to `use`.
 * @param field the form's field of the password
 * @param use must write only while the hash is still the verified one, and return `undefined` if it has
 * changed
 */
export async function withCurrentPassword<Answer>(
  { db, env, member, read }: MemberWork,
  typed: string,
  stored: StoredPassword | undefined,
  field: 'password' | 'currentPassword',
  use: (verified: StoredPassword) => Promise<Answer | undefined>,
): Promise<Answer> {
  const wrong = () => new Invalid({ [field]: errorMessages.wrong_current_password }, 'wrong_current_password')
  async function verified(account: StoredPassword | undefined): Promise<StoredPassword> {
    if (!account || !(await verifyPassword(env.PASSWORD_PEPPER, typed, account.passwordHash))) throw wrong()
    return account
  }
  const answer = await use(await verified(stored))
  if (answer !== undefined) return answer
  // A concurrent sign-in may have rehashed the same password.
  const [[changed]] = await read([passwordHashOf(db, member.id)])
  const second = await use(await verified(changed))
  if (second === undefined) throw wrong()
  return second
}
