import type { AdminLoginAnswer } from '#contract/accounts.ts'
import { entryOfOwner } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Forbidden } from '#platform/errors.ts'
import type { Work } from '#platform/work.ts'
import { auditWithPassword } from '../password/verified-password.queries.ts'
import { countSignIn } from '../sessions/sessions.queries.ts'
import { recordRefusal } from './record-refusal.ts'
import { type Credentials, withCredentials } from './verify-credentials.ts'

/**
 * Returns the account that the credentials belong to, without opening a session. It records the same audit
 * rows as the dashboard's sign-in, because it reveals as much about a password.
 */
export async function verifyAdminCredentials(
  work: Work,
  credentials: Credentials,
): Promise<AdminLoginAnswer> {
  try {
    return await verify(work, credentials)
  } catch (error) {
    await recordRefusal(work, error, credentials.email, 'admin')
    throw error
  }
}

async function verify(work: Work, credentials: Credentials): Promise<AdminLoginAnswer> {
  const { db, clock } = work
  const account = await withCredentials(
    work,
    credentials,
    { wrong: 'invalid_admin_credentials', provesPassword: false },
    async ({ account, stored, settle }) => {
      const entry = entryOfOwner(work, account, 'account.signed_in_to_dashboard', clock.now())
      const audit = { ...entry, detail: { step: 'password_only' as const } }
      const mayEnter = account.role === 'admin' && !account.blockedAt
      const { unchanged, ...rest } = settle
      const verified = await work.write({
        unchanged,
        signIn: mayEnter
          ? [
              auditWithPassword(db, audit, account.id, stored),
              countSignIn(db, account.id, clock.now(), rateLimitScale(work.env)),
            ]
          : [],
        rest,
      })
      return verified.unchanged[0] && account
    },
  )
  if (account.blockedAt) throw new Forbidden('account_blocked')
  return { passwordValid: true, user: { id: account.id, email: account.email, role: account.role } }
}
