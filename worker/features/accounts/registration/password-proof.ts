import type { EmailConfirmation } from '#contract/accounts.ts'
import type { Account } from '#database/sessions.ts'
import { after, MINUTE } from '#domain/duration.ts'
import { DUMMY_HASH } from '#platform/passwords.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { OpenProof } from './confirmation.queries.ts'

/**
 * How long the confirming browser may prove the password or set a new one. Later, a reset e-mail serves the
 * same purpose.
 */
const PROOF_LIFETIME_MS = 30 * MINUTE

/** The account after its password was proven, which increases both versions. */
export function withProvenPassword<One extends Account>(account: One): One {
  return { ...account, version: account.version + 1, credentialsVersion: account.credentialsVersion + 1 }
}

/** A token for `provePassword` and `choosePassword`, and the part of it that a confirmation stores. */
export async function newPasswordProof(now: Date, sessionHash: string | undefined) {
  const passwordProof = randomSecret()
  const row: OpenProof = {
    sessionHash,
    hash: await sha256(passwordProof),
    expiresAt: after(now, PROOF_LIFETIME_MS),
    noPassword: DUMMY_HASH,
  }
  return { passwordProof, row }
}

/** The answer's fields for a browser that must prove the password; none if its session has proven it. */
export function proofAnswer(
  { isUnproven, fullName }: { isUnproven: number; fullName: string },
  passwordProof: string,
): Pick<EmailConfirmation, 'passwordProof' | 'fullName'> {
  return isUnproven ? { passwordProof, fullName } : {}
}
