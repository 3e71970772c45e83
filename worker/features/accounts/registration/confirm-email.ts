import type { EmailConfirmation } from '#contract/accounts.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { Malformed } from '#platform/errors.ts'
import { DUMMY_HASH } from '#platform/passwords.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import { requireAllowed, throttleClientIp } from '#platform/throttle.ts'
import type { Work } from '#platform/work.ts'
import { EMAIL_CONFIRMED } from '#texts/accounts.ts'
import { confirmEmailByToken } from '../credentials.queries.ts'

/** How long the confirming browser may prove the password or set another one. A reset e-mail does the same later. */
const PROOF_LIFETIME_MS = 30 * MINUTE

/**
 * Confirms an e-mail by its token: `pending` becomes `email_confirmed`. The mailbox is proven, and by a session of the
 * account the password too, so that its browser is `known`. Without one the answer holds `passwordProof`, a token for `provePassword` and `choosePassword`.
 */
export async function confirmEmail(
  work: Work,
  token: string | undefined,
  sessionHash: string | undefined,
): Promise<{ answer: EmailConfirmation; known?: { id: string; credentialsVersion: number } }> {
  const { db, clock, caller } = work
  const now = clock.now()
  if (!token) throw new Malformed('confirmation_token_missing')
  const perClientIp = await throttleClientIp(work, 'confirmationPerClientIp')
  const [counted] = await work.write([perClientIp.attempt])
  requireAllowed(work, counted)
  const passwordProof = randomSecret()
  const [, , [confirmed]] = await work.write(
    confirmEmailByToken(db, await sha256(token), now, caller, {
      sessionHash,
      hash: await sha256(passwordProof),
      expiresAt: after(now, PROOF_LIFETIME_MS),
      noPassword: DUMMY_HASH,
    }),
  )
  if (!confirmed) throw new Malformed('confirmation_token_invalid')
  return confirmed.isUnproven
    ? { answer: { message: EMAIL_CONFIRMED, passwordProof } }
    : { answer: { message: EMAIL_CONFIRMED }, known: confirmed }
}
