import type { AdminLoginAnswer } from '../../contract/accounts.ts'
import { Forbidden } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { type Credentials, verifyCredentials } from './sign-in.ts'

/** Says whether the credentials are good and whose they are; opens no session. */
export async function verifyAdminCredentials(
  work: Work,
  credentials: Credentials,
): Promise<AdminLoginAnswer> {
  const { account, settle } = await verifyCredentials(work, credentials, 'invalid_admin_credentials')
  await work.write(settle)
  if (account.blockedAt) throw new Forbidden('account_blocked')
  return { passwordValid: true, user: { id: account.id, email: account.email, role: account.role } }
}
