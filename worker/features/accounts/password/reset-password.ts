import { END_SESSIONS_LINK_DAYS } from '#contract/notifications.ts'
import { PASSKEY_REMOVAL_HOURS } from '#contract/passkeys.ts'
import type { Account } from '#database/sessions.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { Conflict, Malformed } from '#platform/errors.ts'
import { hashPassword } from '#platform/passwords.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { PASSWORD_RESET } from '#texts/accounts.ts'
import { passkeyByToken, planRemovals } from '../passkeys/removal.queries.ts'
import { accountOfToken } from '../tokens.queries.ts'
import { resetPasswordByToken } from './password.queries.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Whether the mailbox alone no longer opens the account: the notice that the member switched the password off can no
 * longer be answered. Until then a reset lets in an owner whom somebody with a passkey of their own has locked out.
 */
function needsPasskey({ role, passwordOffAt }: Pick<Account, 'role' | 'passwordOffAt'>, now: Date): boolean {
  return (
    role === 'member' && passwordOffAt !== null && passwordOffAt <= after(now, -END_SESSIONS_LINK_DAYS * DAY)
  )
}

/**
 * Sets a new password with the token of a reset e-mail, ends every session, removes the passkeys and
 * invalidates all other links. Returns a member's account: whoever reads the mailbox uses a browser from
 * which the member may sign in. If the account needs a passkey, it only plans the removal of the passkeys.
 */
export async function resetPassword(
  work: Work,
  input: { token: string; password: string },
): Promise<{ message: string; member?: { id: string; credentialsVersion: number } }> {
  const { db, clock, caller, env } = work
  const now = clock.now()
  const hash = await sha256(input.token)
  const { owner, passkey } = await work.read({
    owner: accountOfToken(db, 'password_reset', hash, now),
    passkey: passkeyByToken(db, hash, now),
  })
  const [account] = owner
  if (!account) throw new Malformed('reset_token_invalid')
  // The link stays valid for another attempt.
  requireGoodPassword('password', input.password, account)
  if (passkey[0] && needsPasskey(account, now)) {
    const removalAt = after(now, PASSKEY_REMOVAL_HOURS * HOUR)
    await work.write(planRemovals(db, hash, { now, removalAt }, caller))
    throw new Conflict('password_off')
  }
  const passwordHash = await hashPassword(env.PASSWORD_PEPPER, input.password)
  const { reset } = await work.write(resetPasswordByToken(db, hash, passwordHash, now, caller))
  if (!reset[0]) throw new Malformed('reset_token_invalid')
  return { message: PASSWORD_RESET, ...(reset[0].role === 'member' && { member: reset[0] }) }
}
