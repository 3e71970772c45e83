import { Malformed } from '#platform/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { PASSWORD_RESET } from '#texts/accounts.ts'
import { accountOfToken } from '../tokens.queries.ts'
import { resetPasswordByToken } from './password.queries.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Sets a new password with the token of a reset e-mail, ends every session, removes the passkeys and
 * invalidates all other links. Returns a member's account: whoever reads the mailbox uses a browser from
 * which the member may sign in.
 */
export async function resetPassword(
  work: Work,
  input: { token: string; password: string },
): Promise<{ message: string; member?: { id: string; credentialsVersion: number } }> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const hash = await sha256(input.token)
  const [[account]] = await work.read([accountOfToken(db, 'password_reset', hash, now)])
  if (!account) throw new Malformed('reset_token_invalid')
  // The link stays valid for another attempt.
  requireGoodPassword('password', input.password, account)
  const passwordHash = await hashPassword(env.PASSWORD_PEPPER, input.password)
  const { reset } = await work.write(resetPasswordByToken(db, hash, passwordHash, now, caller))
  if (!reset[0]) throw new Malformed('reset_token_invalid')
  return { message: PASSWORD_RESET, ...(reset[0].role === 'member' && { member: reset[0] }) }
}
