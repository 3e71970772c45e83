import { hasFactor } from '#domain/admin-access.ts'
import { auditEntry } from '#platform/audit-entry.ts'
import { Conflict } from '#platform/errors.ts'
import { requireAllowed, throttle } from '#platform/throttle.ts'
import type { MemberWork } from '#platform/work.ts'
import { passwordHashOf } from '../credentials.queries.ts'
import { verifySessionByPassword } from './password.queries.ts'
import { withCurrentPassword } from './with-current-password.ts'

/** Proves the identity of the session's user with the password. Only for accounts without a second factor. */
export async function proveWithPassword(work: MemberWork, input: { password: string }): Promise<void> {
  const { db, clock, member, sessionHash } = work
  const throttled = await throttle(work, 'currentPasswordPerAccount', member.id)
  const { stored, counted } = await work.attempt({
    stored: passwordHashOf(db, member.id),
    counted: throttled.attempt,
  })
  requireAllowed(work, counted)
  if (hasFactor(await work.session())) throw new Conflict('second_factor_on')
  await withCurrentPassword(work, input.password, stored[0], 'password', async (verified) => {
    const audit = await auditEntry(work, 'account.password_confirmed', member.id)
    const { proven } = await work.write(
      verifySessionByPassword(
        db,
        { userId: member.id, hash: sessionHash },
        { stored: verified.passwordHash, attemptsKey: throttled.key, now: clock.now() },
        audit,
      ),
    )
    return proven[0]
  })
}
