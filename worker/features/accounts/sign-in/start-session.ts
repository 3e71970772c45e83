import type { SessionPurpose } from '#database/schema/accounts.ts'
import type { Account } from '#database/sessions.ts'
import type { SecondStep } from '#domain/admin-access.ts'
import { after } from '#domain/duration.ts'
import { weaknessOf } from '#domain/server/password-rules.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { Caller, Work } from '#platform/work.ts'

/** The account of a new session, the session's secret, and what decides about an administrator's second step. */
export interface SignedIn {
  account: Account
  secret: string
  secondStep: SecondStep
}

/**
 * A new session's row, which holds only the hash of the secret, and the secret for the cookie.
 * @param password the one that was just typed; omitted for a passkey, which meets the rules by itself
 */
export async function newSession(
  { clock, caller }: Pick<Work, 'clock'> & { caller: Pick<Caller, 'device'> },
  account: { id: string; email: string },
  purpose: SessionPurpose,
  password: string | undefined,
) {
  const secret = randomSecret()
  const now = clock.now()
  const row = {
    id: crypto.randomUUID(),
    userId: account.id,
    secretHash: await sha256(secret),
    purpose,
    device: caller.device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, sessionLifetimes[purpose].maxMs),
    weakPassword:
      password !== undefined && weaknessOf(password, { email: account.email, role: 'admin' }) !== undefined,
  }
  return { secret, row }
}
