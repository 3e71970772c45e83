import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { markRead } from './notifications.queries.ts'

export async function readNotification({ clock, db, member, write }: MemberWork, id: string): Promise<void> {
  const [[found]] = await write([markRead(db, member.id, id, clock.now())])
  if (!found) throw new NotFound()
}
