import { accessOf } from '#domain/admin-access.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { hashPassword } from '#platform/passwords.ts'
import { requireAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { passwordHashOf } from '../credentials.queries.ts'
import { updatePassword } from './password.queries.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { type StoredPassword, withCurrentPassword } from './with-current-password.ts'

/**
 * Changes the signed-in user's password and ends all other sessions. If the sign-in was complete, the browser
 * stays `known`.
 */
export async function changePassword(
  work: MemberWork,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ known?: { id: string; credentialsVersion: number } }> {
  const { db, env, member } = work
  const throttled = await throttle(work, 'currentPasswordPerAccount', member.id)
  const { hashes, counted } = await work.attempt({
    hashes: passwordHashOf(db, member.id),
    counted: throttled.attempt,
  })
  const [stored] = hashes
  requireAllowed(work, counted)
  const account = await work.account()
  requireGoodPassword('newPassword', newPassword, { ...account, companyName: stored?.companyName })
  const change = async (verified: StoredPassword) => {
    const passwordHash = await hashPassword(env.PASSWORD_PEPPER, newPassword)
    const audit = await auditEntry(work, 'account.password_changed', member.id)
    const hashes = { stored: verified.passwordHash, passwordHash, sessionHash: work.sessionHash }
    const { replaced } = await work.write(
      updatePassword(db, member.id, { ...hashes, attemptsKey: throttled.key }, audit),
    )
    return replaced.changed[0]
  }
  const changed = await withCurrentPassword(work, currentPassword, stored, 'currentPassword', change)
  const isSignedIn = accessOf({ ...(await work.session()), weakPassword: 0 }) === 'full'
  return isSignedIn && account.status !== 'pending' ? { known: changed } : {}
}
