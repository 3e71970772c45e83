import type { NewPasswordProof } from '#contract/accounts.ts'
import { hashPassword } from '#platform/passwords.ts'
import type { Work } from '#platform/work.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { type Entered, openProof, settleProof } from './password-proof.ts'

/** Sets a new password and the name of the person who sets it, and signs in. */
export async function choosePassword(
  work: Work,
  { proof, password, fullName }: NewPasswordProof,
): Promise<Entered> {
  const opened = await openProof(work, proof)
  requireGoodPassword('password', password, opened.account)
  const passwordHash = await hashPassword(work.env.PASSWORD_PEPPER, password)
  return settleProof(work, opened, { password, passwordHash, fullName, action: 'account.password_reset' })
}
