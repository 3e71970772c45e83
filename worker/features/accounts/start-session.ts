import type { SessionPurpose } from '../../database/schema/accounts.ts'
import { after } from '../../platform/clock.ts'
import { randomSecret, sha256 } from '../../platform/secrets.ts'
import { sessionLifetimes } from '../../platform/session-lifetimes.ts'
import type { Work } from '../../platform/work.ts'
import { insertSession } from './accounts.queries.ts'

/** A session's secret, for the cookie, with the statement that keeps its hash. */
export async function startSession({ db, clock, caller }: Work, userId: string, purpose: SessionPurpose) {
  const secret = randomSecret()
  const now = clock.now()
  const statement = insertSession(db, {
    id: crypto.randomUUID(),
    userId,
    secretHash: await sha256(secret),
    purpose,
    device: caller.device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, sessionLifetimes[purpose].maxMs),
  })
  return { secret, statement }
}
