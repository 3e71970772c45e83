import type { EmailConfirmation } from '#contract/accounts.ts'
import { violatesUnique } from '#platform/database-errors.ts'
import { Conflict, Malformed } from '#platform/errors.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_ALREADY_CONFIRMED, EMAIL_CHANGED } from '#texts/accounts.ts'
import { newPasswordProof, proofAnswer } from '../registration/password-proof.ts'
import { confirmNewEmail } from './new-email.queries.ts'

/**
 * Confirms a change of e-mail with the token sent to the new address. In a browser with a session of the
 * account, every session ends except that one and the one that requested the change. Otherwise every session
 * ends and the answer contains `passwordProof`, like that of `confirmEmail`: the mailbox is proven, but not
 * that its owner knows the password. A used token is reported as used until it expires, and grants nothing.
 */
export async function confirmEmailChange(
  work: Work,
  token: string | undefined,
  sessionHash: string | undefined,
): Promise<EmailConfirmation> {
  const { db, clock, caller } = work
  if (!token) throw new Malformed('confirmation_token_missing')
  const now = clock.now()
  const { passwordProof, row } = await newPasswordProof(now, sessionHash)
  const statements = confirmNewEmail(db, await sha256(token), now, caller, row)
  const { already, confirmed } = await work.write(statements).catch((error: unknown) => {
    throw violatesUnique(error, 'users') ? new Conflict('email_unavailable') : error
  })
  if (already[0]) return { message: EMAIL_ALREADY_CONFIRMED }
  const [changed] = confirmed
  if (!changed) throw new Malformed('confirmation_token_invalid')
  return { message: EMAIL_CHANGED, ...proofAnswer(changed, passwordProof) }
}
