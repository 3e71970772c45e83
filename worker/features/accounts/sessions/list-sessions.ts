import { SESSIONS_MAX, type Session } from '#contract/accounts.ts'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { after } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import type { MemberWork } from '#platform/work.ts'
import { sessionsOf } from './sessions.queries.ts'

/** Where the person is signed in at one address, the session used last first; of very many, the latest. */
export async function listSessions(
  { db, clock, member, read, sessionHash }: MemberWork,
  purpose: SessionPurpose,
): Promise<Session[]> {
  const [rows] = await read([
    sessionsOf(db, member.id, purpose, after(clock.now(), -sessionLifetimes[purpose].idleMs), SESSIONS_MAX),
  ])
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.secretHash === sessionHash,
  }))
}
