import { errorMessages } from '#contract/errors.ts'
import { countAttempt } from '#database/throttles.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Invalid } from '#platform/errors.ts'
import { requireAllowed, SIGN_IN_PER_ACCOUNT } from '#platform/limits.ts'
import { hashPassword } from '#platform/passwords.ts'
import type { MemberWork } from '#platform/work.ts'
import { changePasswordOf, passwordHashOf } from '../credentials.queries.ts'
import { throttleKey } from '../throttle-key.ts'
import { withCurrentPassword } from './with-current-password.ts'

/** Changes the signed-in user's password and ends all other sessions. */
export async function changePassword(
  work: MemberWork,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, env, member } = work
  const now = clock.now()
  const attempts = await throttleKey(work, 'current-password', 'account', member.id)
  const [[stored], counted] = await work.attempt([
    passwordHashOf(db, member.id),
    countAttempt(db, attempts, SIGN_IN_PER_ACCOUNT, now, rateLimitScale(env)),
  ])
  requireAllowed(now, counted)
  const { companyId } = await work.account()
  const wrong = () =>
    new Invalid({ currentPassword: errorMessages.wrong_current_password }, 'wrong_current_password')
  await withCurrentPassword(work, input.currentPassword, stored, wrong, async (verified) => {
    const passwordHash = await hashPassword(env.PASSWORD_PEPPER, input.newPassword)
    const [, , , , , [changed]] = await work.write(
      changePasswordOf(
        db,
        member.id,
        { stored: verified.passwordHash, passwordHash, sessionHash: work.sessionHash, attemptsKey: attempts },
        await auditEntry(work, 'account.password_changed', member.id),
        { companyId, userId: member.id, kind: 'password_changed', at: now },
      ),
    )
    return changed
  })
}
