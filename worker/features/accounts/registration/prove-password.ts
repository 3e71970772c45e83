import type { PasswordProof } from '#contract/accounts.ts'
import { Invalid } from '#platform/errors.ts'
import { verifyPassword } from '#platform/passwords.ts'
import type { Work } from '#platform/work.ts'
import { errorMessages } from '#texts/errors.ts'
import { type Entered, openProof, settleProof } from './password-proof.ts'

/** Signs in with the account's password after the address was confirmed without it. */
export async function provePassword(work: Work, { proof, password }: PasswordProof): Promise<Entered> {
  const opened = await openProof(work, proof)
  const passwordHash = opened.stored
  if (!(await verifyPassword(work.env.PASSWORD_PEPPER, password, passwordHash)))
    throw new Invalid({ password: errorMessages.registration_password_wrong }, 'registration_password_wrong')
  return settleProof(work, opened, { password, passwordHash, action: 'account.password_proven' })
}
