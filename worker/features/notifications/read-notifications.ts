import { NotFound } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { markAllRead, markRead } from './notifications.queries.ts'

export async function readNotification({ clock, db, member, write }: MemberWork, id: string): Promise<void> {
  const [[found]] = await write([markRead(db, member.id, id, clock.now())])
  if (!found) throw new NotFound()
}

export async function readAllNotifications({ clock, db, member, write }: MemberWork): Promise<void> {
  await write([markAllRead(db, member.id, clock.now())])
}
