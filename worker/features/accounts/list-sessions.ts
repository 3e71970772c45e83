import type { Session } from '../../contract/accounts.ts'
import { after, DAY } from '../../platform/clock.ts'
import type { MemberWork } from '../../platform/work.ts'
import { sessionsOf } from './accounts.queries.ts'

const IDLE_DAYS = 7

/** Where the person is signed in, the one used last first. */
export async function listSessions({ db, clock, member, read, sessionHash }: MemberWork): Promise<Session[]> {
  const [rows] = await read([sessionsOf(db, member.id, 'member', after(clock.now(), -IDLE_DAYS * DAY))])
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.secretHash === sessionHash,
  }))
}
