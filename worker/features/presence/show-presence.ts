import type { Presence } from '#contract/presence.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { versionsOf } from './presence.queries.ts'

/** How often each queue of the company changed, for lists that follow their colleagues. */
export async function showPresence({ db, member, read }: MemberWork): Promise<Presence> {
  const [[versions]] = await read([versionsOf(db, member.id)])
  if (!versions) throw new NotFound()
  return { versions }
}
