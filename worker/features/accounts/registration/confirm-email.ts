import type { EmailConfirmation } from '#contract/accounts.ts'
import { Malformed } from '#platform/errors.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_ALREADY_CONFIRMED, EMAIL_CONFIRMED } from '#texts/accounts.ts'
import { confirmEmailByToken } from './confirmation.queries.ts'
import { newPasswordProof, proofAnswer } from './password-proof.ts'

/**
 * Confirms an e-mail with its token: `pending` becomes `email_confirmed`. This proves the mailbox; a session
 * of the account also proves the password, so its browser becomes `known`. Without a session the answer
 * contains `passwordProof`, a token for `provePassword` and `choosePassword`. A used token is reported as
 * used until it expires, and grants nothing.
 */
export async function confirmEmail(
  work: Work,
  token: string | undefined,
  sessionHash: string | undefined,
): Promise<{ answer: EmailConfirmation; known?: { id: string; credentialsVersion: number } }> {
  const { db, clock, caller } = work
  const now = clock.now()
  if (!token) throw new Malformed('confirmation_token_missing')
  const { passwordProof, row } = await newPasswordProof(now, sessionHash)
  const statements = confirmEmailByToken(db, await sha256(token), now, caller, row)
  const { already, confirmed } = await work.write(statements)
  if (already[0]) return { answer: { message: EMAIL_ALREADY_CONFIRMED } }
  if (!confirmed[0]) throw new Malformed('confirmation_token_invalid')
  const answer = { message: EMAIL_CONFIRMED, ...proofAnswer(confirmed[0], passwordProof) }
  return confirmed[0].isUnproven ? { answer } : { answer, known: confirmed[0] }
}
