import type { SessionPurpose } from '#database/schema/accounts.ts'
import { after } from '#domain/duration.ts'
import { weaknessOf } from '#domain/server/password-rules.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import { randomSecret, sha256 } from '#platform/secrets.ts'
import type { Caller, Work } from '#platform/work.ts'
import { insertSession } from '../sessions/sessions.queries.ts'

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

/** A new session's secret for the cookie, and the statement that inserts the session. */
export async function startSession(
  work: Work,
  account: { id: string; email: string },
  purpose: SessionPurpose,
  password: string,
) {
  const { secret, row } = await newSession(work, account, purpose, password)
  return { secret, statement: insertSession(work.db, row) }
}
