import type { Session } from '../../contract/accounts.ts'
import { after } from '../../platform/clock.ts'
import { sessionLifetimes } from '../../platform/session-lifetimes.ts'
import type { MemberWork } from '../../platform/work.ts'
import { sessionsOf } from './accounts.queries.ts'

/** Where the person is signed in, the one used last first. */
export async function listSessions({ db, clock, member, read, sessionHash }: MemberWork): Promise<Session[]> {
  const [rows] = await read([
    sessionsOf(db, member.id, 'member', after(clock.now(), -sessionLifetimes.member.idleMs)),
  ])
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.secretHash === sessionHash,
  }))
}
