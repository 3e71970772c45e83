import type { ErrorCode } from '#contract/errors.ts'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { entryOfOwner } from '#platform/audit-entry.ts'
import { rateLimitScale } from '#platform/bindings.ts'
import { Forbidden } from '#platform/errors.ts'
import { newDeviceEvent } from '#platform/new-device.ts'
import type { Work } from '#platform/work.ts'
import { withProvenPassword } from '../registration/password-proof.ts'
import { countSignIn, openSession, secondStepOf } from '../sessions/sessions.queries.ts'
import { recordRefusal } from './record-refusal.ts'
import { newSession, type SignedIn } from './start-session.ts'
import { type Credentials, withCredentials } from './verify-credentials.ts'

export async function signIn(
  work: Work,
  credentials: Credentials,
  purpose: SessionPurpose,
  /** The browser's previous session; it ends when the new one starts. */
  replaced?: { userId: string; secretHash: string },
): Promise<SignedIn> {
  try {
    const wrong = purpose === 'admin' ? 'invalid_admin_credentials' : 'invalid_credentials'
    return await enter(work, credentials, purpose, wrong, replaced)
  } catch (error) {
    await recordRefusal(work, error, credentials.email, purpose)
    throw error
  }
}

async function enter(
  work: Work,
  credentials: Credentials,
  purpose: SessionPurpose,
  wrong: ErrorCode,
  replaced?: { userId: string; secretHash: string },
): Promise<SignedIn> {
  const rules = { wrong, provesPassword: purpose === 'member' }
  return withCredentials(work, credentials, rules, async ({ account, stored, proof, settle }) => {
    const refusal = account.blockedAt
      ? 'account_blocked'
      : purpose === 'admin' && account.role !== 'admin'
        ? 'admin_only'
        : undefined
    if (refusal) {
      // The password was correct, so the attempt does not count.
      if ((await work.write(settle)).unchanged[0]) throw new Forbidden(refusal)
      return undefined
    }
    const { secret, row } = await newSession(work, account, purpose, credentials.password)
    const action = purpose === 'admin' ? 'account.signed_in_to_dashboard' : 'account.signed_in'
    const audit = entryOfOwner(work, account, action, work.clock.now())
    const weakPassword = account.role === 'admin' && row.weakPassword
    // The change of the weak password sends its own notice.
    const newDevice = weakPassword ? undefined : await newDeviceEvent(work, account)
    const { unchanged, ...rest } = settle
    const entered = await work.write({
      proof,
      unchanged,
      factors: secondStepOf(work.db, account.id, purpose),
      session: openSession(work.db, row, stored, { audit, newDevice }, replaced),
      // Last: after a rehash the condition of the session's insert would no longer hold.
      rest,
      counted: countSignIn(work.db, account.id, work.clock.now(), rateLimitScale(work.env)),
    })
    const [secondStep] = entered.factors
    if (!entered.unchanged[0] || !secondStep) return undefined
    return {
      account: proof.length > 0 ? withProvenPassword(account) : account,
      secret,
      secondStep: { verifiedAt: null, weakPassword: weakPassword ? 1 : 0, ...secondStep },
    }
  })
}
