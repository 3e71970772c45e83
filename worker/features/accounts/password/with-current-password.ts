import { verifyPassword } from '#platform/passwords.ts'
import type { MemberWork } from '#platform/work.ts'
import { passwordHashOf } from '../credentials.queries.ts'

export type StoredPassword = Awaited<ReturnType<typeof passwordHashOf>>[number]

/**
 * Gives the signed-in person's account to `use` once the typed password is verified.
 * @param use writes only while the password is the one that was verified; `undefined` says that it is not
 */
export async function withCurrentPassword<Answer>(
  { db, env, member, read }: MemberWork,
  typed: string,
  stored: StoredPassword | undefined,
  wrong: () => Error,
  use: (verified: StoredPassword) => Promise<Answer | undefined>,
): Promise<Answer> {
  async function verified(account: StoredPassword | undefined): Promise<StoredPassword> {
    if (!account || !(await verifyPassword(env.PASSWORD_PEPPER, typed, account.passwordHash))) throw wrong()
    return account
  }
  const answer = await use(await verified(stored))
  if (answer !== undefined) return answer
  // A sign-in at the same moment may have given the same password a new hash.
  const [[changed]] = await read([passwordHashOf(db, member.id)])
  const second = await use(await verified(changed))
  if (second === undefined) throw wrong()
  return second
}
