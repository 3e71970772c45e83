import { SESSIONS_MAX, type Session } from '#contract/accounts.ts'
import { deviceName } from '#contract/devices.ts'
import type { SessionPurpose } from '#database/schema/accounts.ts'
import { after } from '#domain/duration.ts'
import { sessionLifetimes } from '#domain/session-lifetimes.ts'
import type { MemberWork } from '#platform/work.ts'
import { sessionsOf } from './sessions.queries.ts'

/** The user's sessions at one address, most recently used first, at most a hundred. */
export async function listSessions(
  { db, clock, member, read, sessionHash }: MemberWork,
  purpose: SessionPurpose,
): Promise<Session[]> {
  const [rows] = await read([
    sessionsOf(db, member.id, purpose, after(clock.now(), -sessionLifetimes[purpose].idleMs), SESSIONS_MAX),
  ])
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.secretHash === sessionHash,
  }))
}
