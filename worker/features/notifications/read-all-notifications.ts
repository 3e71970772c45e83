import type { MemberWork } from '#platform/work.ts'
import { markAllRead } from './notifications.queries.ts'

export async function readAllNotifications({ clock, db, member, write }: MemberWork): Promise<void> {
  await write([markAllRead(db, member.id, clock.now())])
}
