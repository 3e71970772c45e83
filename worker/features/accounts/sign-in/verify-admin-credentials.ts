import type { AdminLoginAnswer } from '#contract/accounts.ts'
import { Forbidden } from '#platform/errors.ts'
import type { Work } from '#platform/work.ts'
import { type Credentials, settled, withCredentials } from './verify-credentials.ts'

/** Returns whose the credentials are, without opening a session. */
export async function verifyAdminCredentials(
  work: Work,
  credentials: Credentials,
): Promise<AdminLoginAnswer> {
  const account = await withCredentials(
    work,
    credentials,
    'invalid_admin_credentials',
    async ({ account, settle }) => ((await settled(work, settle)) ? account : undefined),
  )
  if (account.blockedAt) throw new Forbidden('account_blocked')
  return { passwordValid: true, user: { id: account.id, email: account.email, role: account.role } }
}
